import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '#infra/local/engines/free-port.ts';
import type { Running } from '#infra/local/running.ts';

export interface StartedCloud {
  origin: string;
  /** Where DynamoDB Local is, to see what is really stored. */
  tableEndpoint: string;
  close(): Promise<void>;
}

const startScript = 'infra/local/start.ts';
const maxSeconds = 150;

/** What `npm start` starts, on free ports and with a data folder of its own. */
export async function startCloud(): Promise<StartedCloud> {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-stories-'));
  const cloud = spawn(process.execPath, ['--import', 'tsx', startScript], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [cloud.stdout, cloud.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const tableEndpoint = await untilReady(dataFolder, () => (cloud.exitCode === null ? undefined : output));
  return {
    origin: `http://localhost:${port}`,
    tableEndpoint,
    async close() {
      const exited = once(cloud, 'exit');
      cloud.kill('SIGTERM');
      await exited;
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/** It says where its table is once it is up and filled. */
async function untilReady(dataFolder: string, failed: () => string | undefined): Promise<string> {
  for (let tries = 0; tries < maxSeconds * 4; tries++) {
    const complaint = failed();
    if (complaint !== undefined) throw new Error(`The local cloud did not start:\n${complaint}`);
    const endpoint = readRunning(dataFolder)?.table?.endpoint;
    if (endpoint) return endpoint;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The local cloud was not ready within ${maxSeconds} s.`);
}

function readRunning(dataFolder: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

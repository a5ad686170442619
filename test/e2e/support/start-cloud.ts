import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import * as z from 'zod/mini';
import { freePort } from '#infra/local/engines/free-port.ts';
import type { Network } from '#test/synthesised/network/connect-here.ts';

export interface StartedCloud {
  origin: string;
  /** Where DynamoDB Local is, to see what is really stored. */
  tableEndpoint: string;
  tableName: string;
  /** Where AWS is played. The local cloud needs no such network: its parts are at ports of this machine. */
  network: Network | null;
  /** Recipient of the contact form. */
  office: string;
  close(): Promise<void>;
}

/** `CLOUD=synthesised`: the application that `cdk synth` made, instead of the sources. */
const startScript = process.env['CLOUD'] === 'synthesised' ? 'test/synthesised/start.ts' : 'infra/local/start.ts';
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
  const {
    origin,
    table,
    network = null,
    office = 'office@truein.example',
  } = await untilReady(dataFolder, () => (cloud.exitCode === null ? undefined : output)).catch(async (cause) => {
    await close();
    throw cause;
  });
  return {
    origin,
    tableEndpoint: table.endpoint,
    tableName: table.name,
    network,
    office,
    close,
  };

  async function close(): Promise<void> {
    if (cloud.exitCode === null) {
      const exited = once(cloud, 'exit');
      cloud.kill('SIGTERM');
      await exited;
    }
    rmSync(dataFolder, { recursive: true, force: true });
  }
}

/** It says where its table is once it is up and filled. */
async function untilReady(dataFolder: string, failed: () => string | undefined): Promise<Ready> {
  for (let tries = 0; tries < maxSeconds * 4; tries++) {
    const complaint = failed();
    if (complaint !== undefined) throw new Error(`The local cloud did not start:\n${complaint}`);
    const running = readRunning(dataFolder);
    if (running) return running;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The local cloud was not ready within ${maxSeconds} s.`);
}

const ready = z.object({
  origin: z.string(),
  table: z.object({ name: z.string(), endpoint: z.string() }),
  office: z.optional(z.string()),
  network: z.optional(z.object({ port: z.number(), plainPort: z.optional(z.number()), certificate: z.string() })),
});
type Ready = z.infer<typeof ready>;

function readRunning(dataFolder: string): Ready | undefined {
  try {
    return ready.safeParse(JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePort } from '#infra/local/free-port.ts';

declare module 'vitest' {
  interface ProvidedContext {
    siteOrigin: string;
  }
}

const startScript = 'infra/local/start.ts';
const mostSeconds = 150;

/** What `npm start` starts, on free ports and with a data folder of its own; the stories share it. */
export default async function setup(project: TestProject) {
  const port = await freePort();
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-stories-'));
  const cloud = spawn(process.execPath, ['--import', 'tsx', startScript], {
    cwd: resolve(import.meta.dirname, '../../..'),
    env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [cloud.stdout, cloud.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const origin = `http://localhost:${port}`;
  await untilReady(origin, () => (cloud.exitCode === null ? undefined : output));
  project.provide('siteOrigin', origin);

  return async () => {
    const exited = once(cloud, 'exit');
    cloud.kill('SIGTERM');
    await exited;
    rmSync(dataFolder, { recursive: true, force: true });
  };
}

async function untilReady(origin: string, failed: () => string | undefined): Promise<void> {
  for (let tries = 0; tries < mostSeconds * 4; tries++) {
    const complaint = failed();
    if (complaint !== undefined) throw new Error(`The local cloud did not start:\n${complaint}`);
    const ready = await fetch(`${origin}/api/quiz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (ready) return;
    await new Promise((done) => setTimeout(done, 250));
  }
  throw new Error(`The local cloud was not ready within ${mostSeconds} s.`);
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';

interface StartedCloud {
  origin: string;
  identityOrigin: string;
  close(): Promise<void>;
}

const readyMark = 'ready ';

/** The local cloud in a process of its own, filled with the sample data, with everything but the site's pages. */
export async function startCloud(): Promise<StartedCloud> {
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-bench-'));
  const cloud = spawn(process.execPath, ['--import', 'tsx', 'test/infra/local/run-cloud.ts', dataFolder], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let complaint = '';
  cloud.stderr.on('data', (chunk: Buffer) => (complaint = (complaint + chunk.toString()).slice(-5000)));
  const exited = once(cloud, 'exit');
  for await (const line of createInterface(cloud.stdout)) {
    if (!line.startsWith(readyMark)) continue;
    cloud.stdout.resume();
    return {
      ...(JSON.parse(line.slice(readyMark.length)) as Omit<StartedCloud, 'close'>),
      async close() {
        cloud.kill('SIGTERM');
        await exited;
        rmSync(dataFolder, { recursive: true, force: true });
      },
    };
  }
  throw new Error(`The local cloud did not start:\n${complaint}`);
}

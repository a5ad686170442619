import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import * as z from 'zod/mini';
import { freePort } from '#infra/local/ports.ts';

export interface LaunchedCloud {
  dataFolder: string;
  close(): Promise<void>;
}

/** `CLOUD=synthesised`: the application that `cdk synth` made, instead of the sources. */
const startScript = process.env['CLOUD'] === 'synthesised' ? 'test/synthesised/start.ts' : 'infra/local/start.ts';
const maxSeconds = 300;

const running = z.object({
  origin: z.string(),
  /** Where DynamoDB Local is, to see what is really stored. */
  table: z.object({ name: z.string(), endpoint: z.string() }),
  /** Recipient of the contact form. */
  office: z._default(z.string(), 'office@truein.example'),
  /** Where AWS is played. The local cloud needs no such network: its parts are at ports of this machine. */
  network: z.optional(z.object({ port: z.number(), plainPort: z.optional(z.number()), certificate: z.string() })),
});
export type RunningCloud = z.infer<typeof running>;

const failureIn = (dataFolder: string) => join(dataFolder, 'failure.txt');

/** Starts what `npm start` starts, on free ports and with a data folder of its own, and returns before it is up. */
export function launchCloud(): LaunchedCloud {
  const dataFolder = mkdtempSync(join(tmpdir(), 'truein-stories-'));
  const launched = freePort().then((port) => {
    const cloud = spawn(process.execPath, ['--import', 'tsx', startScript], {
      cwd: resolve(import.meta.dirname, '../../..'),
      env: { ...process.env, PORT: String(port), DATA_FOLDER: dataFolder },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [cloud.stdout, cloud.stderr])
      stream.on('data', (chunk: Buffer) => (output += chunk.toString()));
    cloud.once('exit', () => existsSync(dataFolder) && writeFileSync(failureIn(dataFolder), output));
    return cloud;
  });
  return {
    dataFolder,
    async close() {
      const cloud = await launched;
      if (cloud.exitCode === null) {
        const exited = once(cloud, 'exit');
        cloud.kill('SIGTERM');
        await exited;
      }
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}

/**
 * Waits until the cloud with this data folder is up and filled.
 * @throws {Error} with its output if it stops before, or is not up in five minutes.
 */
export async function runningCloud(dataFolder: string): Promise<RunningCloud> {
  for (let tries = 0; tries < maxSeconds * 4; tries++) {
    const found = readRunning(dataFolder);
    if (found) return found;
    if (existsSync(failureIn(dataFolder)))
      throw new Error(`The local cloud did not start:\n${readFileSync(failureIn(dataFolder), 'utf8')}`);
    await setTimeout(250);
  }
  throw new Error(`The local cloud was not ready within ${maxSeconds} s.`);
}

function readRunning(dataFolder: string): RunningCloud | undefined {
  try {
    return running.safeParse(JSON.parse(readFileSync(join(dataFolder, 'running.json'), 'utf8'))).data;
  } catch {
    return undefined;
  }
}

/** A cloud for a script or a benchmark, once it is up. */
export async function startCloud(): Promise<RunningCloud & Pick<LaunchedCloud, 'close'>> {
  const { dataFolder, close } = launchCloud();
  try {
    return { ...(await runningCloud(dataFolder)), close };
  } catch (cause) {
    await close();
    throw cause;
  }
}

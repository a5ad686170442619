import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Network } from '../network/connect-here.ts';
import { processVariables, type FunctionSettings } from './function-settings.ts';
import { memoryOf } from './memory.ts';
import { nodeBinary } from './node-binary.ts';
import { FunctionError, openRuntimeApi, type Invocation } from './runtime-api.ts';

export interface Environment {
  /** Whether the process still runs. */
  readonly alive: boolean;
  /** Runs one invocation, within the function's time and memory. */
  run(invocation: Invocation): Promise<string>;
  kill(): void;
}

interface EnvironmentOptions {
  settings: FunctionSettings;
  region: string;
  network: Network;
  onLog(line: string): void;
}

const client = join(import.meta.dirname, 'runtime-client.ts');
const memoryEveryMs = 500;
const canFreeze = process.platform !== 'win32';

/** An execution environment: one process with the function's bundle, which takes one event at a time and is frozen in between. */
export async function startEnvironment({ settings, region, network, onLog }: EnvironmentOptions): Promise<Environment> {
  const api = await openRuntimeApi(() => canFreeze && signal('SIGSTOP'));
  const child = spawn(
    nodeBinary(settings.runtime),
    ['--no-warnings', `--max-old-space-size=${Math.ceil(settings.memoryMb * 0.9)}`, client],
    {
      cwd: settings.code,
      env: {
        ...processVariables(settings, region, api.address),
        PLAYED_AWS_PORT: String(network.port),
        PLAYED_AWS_CERTIFICATE: network.certificate,
      },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: canFreeze,
    },
  );
  let alive = true;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      for (const line of text.split('\n')) if (line) onLog(line);
    });
  const signal = (name: NodeJS.Signals) => {
    try {
      if (child.pid !== undefined) process.kill(canFreeze ? -child.pid : child.pid, name);
    } catch {
      // It has ended meanwhile.
    }
  };
  const end = (why: Error) => {
    if (!alive) return;
    alive = false;
    process.off('exit', killWithUs);
    signal('SIGKILL');
    api.close(why);
  };
  const killWithUs = () => signal('SIGKILL');
  process.once('exit', killWithUs);
  child.once('error', (cause) => end(cause));
  child.once('exit', (code, by) =>
    end(new FunctionError(`Runtime exited with ${by ? `signal: ${by}` : `code ${code}`}`)),
  );

  return {
    get alive() {
      return alive;
    },
    async run(invocation) {
      // The time of loading the code is not the invocation's.
      await api.initialised;
      const over = new AbortController();
      const limits = [
        wait(settings.timeoutSeconds * 1000, undefined, { signal: over.signal }).then(() =>
          end(new FunctionError(`Task timed out after ${settings.timeoutSeconds}.00 seconds`)),
        ),
        watchMemory(over.signal),
      ];
      for (const limit of limits) limit.catch(() => undefined);
      try {
        if (canFreeze) signal('SIGCONT');
        return await api.hand(invocation, Date.now() + settings.timeoutSeconds * 1000);
      } finally {
        over.abort();
      }
    },
    kill: () => end(new Error('The cloud is stopping.')),
  };

  async function watchMemory(signalled: AbortSignal): Promise<void> {
    for (;;) {
      await wait(memoryEveryMs, undefined, { signal: signalled });
      const usedMb = child.pid === undefined ? 0 : memoryOf(child.pid) / 1024 ** 2;
      if (usedMb > settings.memoryMb)
        end(new FunctionError(`Runtime exited with error: signal: killed (${Math.round(usedMb)} MB used)`));
    }
  }
}

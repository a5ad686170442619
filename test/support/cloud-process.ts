import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join, resolve } from 'node:path';
import { vi } from 'vitest';
import { signIn } from '#infra/local/seed/sign-in.ts';
import { localNames } from '#infra/local/settings.ts';

export interface CloudProcess {
  origin: string;
  identityOrigin: string;
  tableEndpoint: string;
  /** All that it and its functions have printed. */
  output(): string;
  /** @returns its exit code. */
  stop(): Promise<number | null>;
}

type Ready = Pick<CloudProcess, 'origin' | 'identityOrigin' | 'tableEndpoint'>;

const root = resolve(import.meta.dirname, '../..');

/** A whole local cloud without its site, in a process of its own, with the sample data. */
export async function startCloudProcess(dataFolder: string): Promise<CloudProcess> {
  const script = join(root, 'test/infra/local/run-cloud.ts');
  const child = spawn(process.execPath, ['--import', 'tsx', script, dataFolder], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ready = await vi.waitFor(
    () => {
      const found = /^ready (.+)$/m.exec(output)?.[1];
      if (!found && child.exitCode !== null) return { failed: output };
      if (!found) throw new Error(`not ready: ${output}`);
      return JSON.parse(found) as Ready;
    },
    { timeout: 100_000, interval: 100 },
  );
  if ('failed' in ready) throw new Error(ready.failed);
  return {
    ...ready,
    output: () => output,
    async stop() {
      if (child.exitCode !== null) return child.exitCode;
      child.kill('SIGTERM');
      const [code] = (await once(child, 'exit')) as [number | null];
      return code;
    },
  };
}

/** Signs somebody in at the local identity server. @returns their ID token. */
export const signInto = (
  { origin, identityOrigin }: Pick<CloudProcess, 'origin' | 'identityOrigin'>,
  email: string,
): Promise<string> => signIn({ identityOrigin, siteOrigin: origin, clientId: localNames.clientId, email });

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

/** Where the last synthesised application is. */
export const assembly = resolve('.local/synthesised/assembly');

const require = createRequire(import.meta.url);

/** Runs a program of a package, with its output on this terminal. @returns whether it succeeded. */
export async function runProgram(
  name: string,
  path: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const script = join(dirname(require.resolve(`${name}/package.json`)), path);
  const child = spawn(process.execPath, [script, ...args], { stdio: 'inherit', env: { ...process.env, ...env } });
  await once(child, 'exit');
  return child.exitCode === 0;
}

/** Builds the site and synthesises a stage as it would be deployed, into `assembly`. @returns whether both succeeded. */
export async function synthesise(stage: string): Promise<boolean> {
  rmSync(assembly, { recursive: true, force: true });
  const build = ['build', '--config', 'web/vite.config.ts', '--logLevel', 'warn'];
  // Tests have another one, and React would be its development build.
  const isBuilt = await runProgram('vite', 'bin/vite.js', build, { NODE_ENV: 'production' });
  const context = ['--context', `stage=${stage}`, '--output', assembly, '--quiet'];
  return isBuilt && (await runProgram('aws-cdk', 'bin/cdk', ['synth', ...context]));
}

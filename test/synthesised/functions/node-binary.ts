import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const require = createRequire(import.meta.url);

/** The Node.js that a function's `Runtime` names, from npm's own packages of it. @throws Error that says what to install. */
export function nodeBinary(runtime: string): string {
  const major = /^nodejs(\d+)\.x$/.exec(runtime)?.[1];
  if (!major) throw new Error(`Functions of the runtime ${runtime} cannot run here: only those of Node.js can.`);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const names = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`];
  const binary = names.map(binaryOf).find((path) => path !== undefined);
  if (binary) return binary;
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  throw new Error(
    `The functions run on Node.js ${major}, which is not installed for this machine: run "npm ci" without --omit=optional, or start this command with Node.js ${major}.`,
  );
}

function binaryOf(name: string): string | undefined {
  try {
    const folder = dirname(require.resolve(`${name}/package.json`));
    return [join(folder, 'bin/node'), join(folder, 'bin/node.exe')].find(existsSync);
  } catch {
    return undefined;
  }
}

import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/**
 * npm's packages of the functions' Node.js. They are no packages of the product, because each has a program of the name `node`, with which
 * every npm script would run then.
 */
const folder = join(import.meta.dirname, '../node');

/** Installs the Node.js that the functions run on, as its lock file says. Does nothing if it is there. */
export function installNode(): void {
  if (existsSync(join(folder, 'node_modules'))) return;
  execFileSync('npm', ['ci', '--no-audit', '--no-fund'], {
    cwd: folder,
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
}

/** The Node.js that a function's `Runtime` names, from npm's own packages of it. @throws Error that says what to install. */
export function nodeBinary(runtime: string): string {
  const major = /^nodejs(\d+)\.x$/.exec(runtime)?.[1];
  if (!major) throw new Error(`Functions of the runtime ${runtime} cannot run here: only those of Node.js can.`);
  const platform = process.platform === 'win32' ? 'win' : process.platform;
  const binary = [`node-${platform}-${process.arch}`, `node-bin-${platform}-${process.arch}`]
    .flatMap((name) => ['node', 'node.exe'].map((file) => join(folder, 'node_modules', name, 'bin', file)))
    .find(existsSync);
  if (binary) return binary;
  if (process.versions.node.startsWith(`${major}.`)) return process.execPath;
  throw new Error(
    `The functions run on Node.js ${major}, and npm has none for this machine: start this command with Node.js ${major}.`,
  );
}

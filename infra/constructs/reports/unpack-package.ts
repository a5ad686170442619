import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';

interface Lock {
  packages: Record<string, { version: string; integrity: string }>;
}

interface Options {
  /** Folder that gets a `node_modules` with the package. */
  into: string;
  /** Folder of the packages that were fetched before. */
  cache?: string;
}

/**
 * Unpacks a package for Lambda's processor, which npm does not install on machines with another one. It is fetched from the registry once,
 * and its hash has to match `package-lock.json`. `path` is that of the lock file: `node_modules/…`.
 */
export function unpackPackage(path: string, { into, cache = '.local/packages' }: Options): void {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const locked = packages[path];
  if (!locked) throw new Error(`package-lock.json has no ${path}.`);
  const name = path.slice('node_modules/'.length);
  const file = join(cache, `${name.replace('/', '-')}-${locked.version}.tgz`);
  if (!existsSync(file)) fetchPackage(`${name}@${locked.version}`, cache, file);
  const integrity = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`;
  if (integrity !== locked.integrity)
    throw new Error(`${file} does not match the hash of ${name} in package-lock.json. Delete it and try again.`);
  const target = join(into, path);
  mkdirSync(target, { recursive: true });
  execFileSync('tar', ['-xzf', file, '--strip-components=1', '-C', target]);
}

function fetchPackage(spec: string, cache: string, file: string): void {
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'fetched-'));
  const args = ['pack', '--silent', '--pack-destination', folder, spec];
  const packed = execFileSync('npm', args, { encoding: 'utf8', shell: process.platform === 'win32' }).trim();
  renameSync(join(folder, packed), file);
  rmSync(folder, { recursive: true });
}

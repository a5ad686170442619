import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { createRequire } from 'node:module';
import { promisify } from 'node:util';
import { CannotStart } from '#infra/local/cannot-start.ts';

const projectFolder = resolve(import.meta.dirname, '../../..');
const sources = ['web', 'functions', 'infra/local/seed', 'package-lock.json'];

/** Builds the site for the local cloud if its sources have changed since the last build. @returns its folder. */
export async function buildSite(log: (line: string) => void): Promise<string> {
  const folder = join(projectFolder, '.local/site');
  const stampFile = join(projectFolder, '.local/site-stamp');
  const stamp = stampOf(sources.map((source) => join(projectFolder, source)));
  if (existsSync(join(folder, 'index.html')) && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp)
    return folder;
  log('Building the site …');
  await viteBuild(folder);
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
  return folder;
}

async function viteBuild(folder: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const options = 'build --config web/vite.config.ts --mode this-machine --emptyOutDir --logLevel warn --outDir';
  const building = promisify(execFile)(process.execPath, [vite, ...options.split(' '), folder], {
    cwd: projectFolder,
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const kill = () => building.child.kill('SIGKILL');
  process.once('exit', kill);
  try {
    await building;
  } catch (cause) {
    const { stdout = '', stderr = '', message } = cause as Error & { stdout?: string; stderr?: string };
    throw new CannotStart(`The site could not be built:\n${`${stdout}${stderr}`.trim() || message}`);
  } finally {
    process.off('exit', kill);
  }
}

/** A stamp that changes when a file is added, removed or saved. */
function stampOf(paths: string[]): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isDirectory())
      return readdirSync(path)
        .sort()
        .filter((name) => name !== 'dist')
        .forEach((name) => visit(join(path, name)));
    hash.update(`${path} ${stats?.size} ${stats?.mtimeMs}\n`);
  };
  paths.forEach(visit);
  return hash.digest('hex');
}

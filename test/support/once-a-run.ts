import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { inject } from 'vitest';

/**
 * What `make` gives for this key, as JSON. The first test file of the run that asks makes it, the others read it, so
 * `make` may depend on nothing but the key.
 */
export async function onceARun<Made>(key: unknown, make: () => Made | Promise<Made>): Promise<Made> {
  const name = createHash('sha256').update(JSON.stringify(key)).digest('hex');
  const file = join(inject('runFolder'), `${name}.json`);
  const lock = `${file}.lock`;
  while (!existsSync(file)) {
    if (!lockWith(lock)) {
      await setTimeout(50);
      continue;
    }
    try {
      if (existsSync(file)) continue;
      writeFileSync(`${file}.part`, JSON.stringify(await make()));
      renameSync(`${file}.part`, file);
    } finally {
      rmSync(lock, { recursive: true });
    }
  }
  return JSON.parse(readFileSync(file, 'utf8')) as Made;
}

/** Only one of several callers can make a folder. */
function lockWith(folder: string): boolean {
  try {
    mkdirSync(folder);
    return true;
  } catch {
    return false;
  }
}

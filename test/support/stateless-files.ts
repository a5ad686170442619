import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const folder = 'test/functions';

/**
 * The test files of functions that keep no state but in a table, of which each file has its own. They can share a process: in one of its
 * own, a file would take longer to load its modules than to run. Not among them are handlers and what reads the environment, which are
 * set up once in a process, and files that mock a module, because the mock would stay for the files after it.
 */
export function statelessFiles(): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts') && !/^(handlers|runtime)\//.test(name))
    .map((name) => join(folder, name))
    .filter((file) => !/\bvi\.(doM|m)ock\(/.test(readFileSync(file, 'utf8')));
}

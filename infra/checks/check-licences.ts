import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'prettier';
import { licencesPage, lockFile, manifest, problemsOf } from './packages.ts';

/** `npm run check:licences`; with `--write` (`npm run licences`) it writes the list. */
const page = 'docs/licences.md';
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));
const lock = lockFile.parse(read('package-lock.json'));
const text = await format(licencesPage(lock), { parser: 'markdown' });

if (process.argv.includes('--write')) writeFileSync(page, text);
const stale = readFileSync(page, 'utf8') === text ? [] : [`${page} is stale: npm run licences`];
const problems = [...problemsOf(lock, manifest.parse(read('package.json'))), ...stale];
if (problems.length > 0) {
  console.error(problems.join('\n'));
  process.exitCode = 1;
}

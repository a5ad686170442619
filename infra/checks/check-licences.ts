import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { format } from 'prettier';
import { runCommand } from '#infra/run-command.ts';
import { licencesPage, lockFile, manifest, problemsOf } from './packages.ts';

/** `npm run check:licences`; with `--write` (`npm run licences`) it writes the list. */
const usage = 'Usage: npm run licences, which writes docs/licences.md, or npm run check:licences';
const page = 'docs/licences.md';
const read = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

async function main(args: string[]): Promise<string> {
  const { values } = parseArgs({ args, options: { write: { type: 'boolean' } } });
  const lock = lockFile.parse(read('package-lock.json'));
  const text = await format(licencesPage(lock), { parser: 'markdown' });
  if (values.write) writeFileSync(page, text);
  const stale = readFileSync(page, 'utf8') === text ? [] : [`${page} is stale: npm run licences`];
  const problems = [...problemsOf(lock, manifest.parse(read('package.json'))), ...stale];
  if (problems.length > 0) throw new Error(problems.join('\n'));
  return `${page} is up to date, and every licence in it is accepted.`;
}

await runCommand(usage, main);

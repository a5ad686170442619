import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '#infra/run-command.ts';
import { readSampleBank, readSampleParameters, sampleSheet } from './sample-bank.ts';

/** Writes the sample bank as a sheet that an admin can upload. */
const usage = 'Usage: npx tsx infra/local/seed/make-sample-sheet.ts [FILE] (default: .local/sample-bank.xlsx)';

async function main(args: string[]): Promise<string> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [path = '.local/sample-bank.xlsx', ...more] = positionals;
  if (more.length > 0) throw new Error(usage);
  const questions = readSampleBank();
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, sampleSheet(questions, readSampleParameters()));
  return `${path}: ${questions.length} questions`;
}

await runCommand(usage, main);

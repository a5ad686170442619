import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildSync } from 'esbuild';
import { expect, it } from 'vitest';
import { makeLyingBomb } from '#test/support/sheets/make-bomb.ts';
import { makeXlsx, sheetOf } from '#test/support/sheets/make-sheet.ts';
import { benchFolder, keepSection, type Figure } from './support/figures.ts';
import type { ImportOnce } from './support/import-once.ts';
import { sampleQuestions } from './support/sample-questions.ts';
import { median } from './support/statistics.ts';

const runs = 5;
const script = join(benchFolder, 'import-once.mjs');

it('measures imports', async () => {
  bundleScript();
  const idleMb = median(importRuns().map(({ memoryMb }) => memoryMb));
  const extraMb = (imports: ImportOnce[]) => Math.max(0, median(imports.map(({ memoryMb }) => memoryMb)) - idleMb);
  const msOf = (imports: ImportOnce[]) => median(imports.map(({ ms }) => ms));

  const figures: Figure[] = [];
  for (const rows of [1000, 5000, 20_000]) {
    const imports = importRuns(await sheetFile(rows));
    expect(imports.map(({ questions }) => questions)).toEqual(Array(runs).fill(rows));
    const name = `${rows.toLocaleString('en')} rows`;
    figures.push(
      { name, value: msOf(imports), unit: 'ms' },
      {
        name: `${name}, CPU of the reader`,
        value: median(imports.map((one) => one.readerCpuMs)),
        unit: 'ms',
        target: 25_000,
      },
      { name: `${name}, extra memory`, value: extraMb(imports), unit: 'MB' },
      {
        name: `${name}, memory of the reader`,
        value: median(imports.map((one) => one.readerMb)),
        unit: 'MB',
        target: 1_400,
      },
    );
  }
  const bomb = importRuns(keepFile('bomb.xlsx', makeLyingBomb()));
  expect(bomb.map(({ refusal }) => refusal)).toEqual(Array(runs).fill('file-refused'));
  figures.push(
    { name: 'Zip bomb that lies about its size, until refused', value: msOf(bomb), unit: 'ms', target: 500 },
    { name: 'Zip bomb, extra memory', value: extraMb(bomb), unit: 'MB', target: 100 },
  );
  keepSection('imports', {
    title: 'Importing a question bank',
    how: `An .xlsx with five options and their phrases in each row, read and parsed: the first import of a new process, ${runs} times. Extra memory is the peak of the process less that of one that imports nothing; the reader is the child that all work on the file's bytes is done in. Its targets are what it is stopped at.`,
    figures,
  });
});

/** As a bundle: what runs TypeScript would take more memory than the import, and hide it. */
function bundleScript(): void {
  const source = join(import.meta.dirname, 'support/import-once.ts');
  buildSync({
    entryPoints: [source],
    outfile: script,
    bundle: true,
    platform: 'node',
    format: 'esm',
    mainFields: ['module', 'main'],
    target: 'node20',
  });
}

/** The questions of the sample bank over and over, each with a text of its own. */
async function sheetFile(rows: number): Promise<string> {
  const sample = await sampleQuestions();
  const questions = Array.from({ length: rows }, (_, index) => {
    const question = sample[index % sample.length];
    if (!question) throw new Error('The sample bank is empty.');
    return { ...question, text: `${index + 1}. ${question.text}` };
  });
  return keepFile(`${rows}.xlsx`, makeXlsx(sheetOf(questions)));
}

function keepFile(name: string, content: Buffer): string {
  const path = join(benchFolder, name);
  writeFileSync(path, content);
  return path;
}

function importRuns(file?: string): ImportOnce[] {
  const command = [script, ...(file ? [file] : [])];
  return Array.from(
    { length: runs },
    () => JSON.parse(execFileSync(process.execPath, command, { encoding: 'utf8' })) as ImportOnce,
  );
}

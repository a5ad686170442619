/**
 * Draws every person's report, to be looked at page by page: `npx tsx` with this file and, if wanted, names. Needs pdftoppm (poppler-utils).
 * The pictures are then in `.local/report-pictures/`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { personNames, personReport } from '#test/functions/domain/reports/people/people.ts';

const folder = '.local/report-pictures';
const wanted = process.argv.slice(2);
for (const name of personNames.filter((person) => wanted.length === 0 || wanted.includes(person))) {
  const target = join(folder, name.replaceAll(/[^\p{L}\p{N}]+/gu, '-'));
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target, { recursive: true });
  const file = join(target, 'report.pdf');
  const bytes = await renderReport(await personReport(name));
  writeFileSync(file, bytes);
  execFileSync('pdftoppm', ['-r', '80', '-png', file, join(target, 'page')]);
  console.log(`${target}: ${Math.round(bytes.length / 1000)} kB`);
}

import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import * as z from 'zod/mini';
import { benchFile, benchPage } from '#test/bench/support/bench-page.ts';
import { keepSection, type Figure } from '#test/bench/support/figures.ts';

/** Writes the mutation score of each folder of the domain, as Stryker's last run reports it, into `docs/bench.md`. */
const report = z.object({
  files: z.record(z.string(), z.object({ mutants: z.array(z.object({ status: z.string() })) })),
});

const noticed = ['Killed', 'Timeout'];
const tried = [...noticed, 'Survived', 'NoCoverage'];

const { files } = z.parse(report, JSON.parse(readFileSync('.local/stryker/report.json', 'utf8')));
const mutants = Object.entries(files).flatMap(([file, { mutants }]) =>
  mutants.flatMap(({ status }) => (tried.includes(status) ? { folder: dirname(file), status } : [])),
);

const figures = [...new Set(mutants.map(({ folder }) => folder))].toSorted().map((folder): Figure => {
  const ofFolder = mutants.filter((mutant) => mutant.folder === folder);
  const killed = ofFolder.filter(({ status }) => noticed.includes(status)).length;
  const name = `${relative('functions', folder)}: ${killed} of ${ofFolder.length} mutants`;
  return { name, value: (100 * killed) / ofFolder.length, unit: '%' };
});

keepSection('mutation score', {
  title: 'Mutation score of the domain',
  how: 'Stryker changes each expression below `functions/domain`, except the reading of sheets and the words of the report, and runs the tests below `test/functions/domain`. The score is the share of changes that a test notices. By `npm run test:stryker`, then `npx tsx test/stryker/write-scores.ts`.',
  figures,
});
writeFileSync(benchFile, await benchPage());

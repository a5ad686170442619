import { expect, it, vi } from 'vitest';
import { runSeeds } from '#test/support/seeded-runs/run-seeds.ts';
import { keepSection } from './support/figures.ts';
import { timed } from './support/statistics.ts';

vi.mock(
  '#web/lib/outbox/outbox-database.ts',
  async () => (await import('#test/support/seeded-runs/device.ts')).deviceDatabase,
);

const seeds = Array.from({ length: Number(process.env['SEEDED_RUNS'] ?? 10_000) }, (_, index) => index + 1);

it('10,000 attempts over a bad network lose nothing and count nothing twice', async () => {
  const { ms, result } = await timed(() => runSeeds(seeds));
  const { runs, found } = result;
  expect(found).toEqual([]);
  expect(runs).toHaveLength(seeds.length);
  const faults = runs.flatMap(({ met }) => [...met.faults.values()]).reduce((sum, times) => sum + times, 0);
  const requests = runs.reduce((sum, { met }) => sum + met.requests, 0);
  keepSection('seeded runs', {
    title: 'Ten thousand attempts over a bad network',
    how: `${seeds.length.toLocaleString('en')} attempts of five answers in one process: the site's own entry, outbox, queue of tab switches and end on two devices, the functions, and DynamoDB Local, in a time that passes only while all of them wait. Each meets its own random row of faults, between browser and function and between function and database. \`SEED=17 npx vitest run --project unit test/functions/faults/seeded-runs.test.ts\` repeats one of them.`,
    figures: [
      { name: 'Attempts', value: runs.length, unit: '' },
      { name: 'Lost, counted twice or told wrongly', value: found.length, unit: '', target: 0 },
      { name: 'Requests', value: requests, unit: '' },
      { name: 'Faults', value: faults, unit: '' },
      { name: 'All together', value: ms / 1000, unit: 's' },
    ],
  });
}, 7_200_000);

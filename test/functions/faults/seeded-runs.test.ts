import { expect, it, vi } from 'vitest';
import { callFaults, requestFaults } from '#test/support/seeded-runs/bad-network.ts';
import { runSeeds } from '#test/support/seeded-runs/run-seeds.ts';

vi.mock(
  '#web/lib/outbox/outbox-database.ts',
  async () => (await import('#test/support/seeded-runs/device.ts')).deviceDatabase,
);

const runs = Number(process.env['SEEDED_RUNS'] ?? 100);
/** `SEED=17 npx vitest run test/functions/faults/seeded-runs.test.ts` repeats one run; `SEED=17,23` several. */
const seeds = process.env['SEED']
  ? process.env['SEED'].split(',').map(Number)
  : Array.from({ length: runs }, (_, index) => index + 1);

it(`${seeds.length} attempts over a bad network lose nothing and count nothing twice`, async () => {
  const { runs: done, found } = await runSeeds(seeds);
  expect(found).toEqual([]);
  expect(done).toHaveLength(seeds.length);
  if (seeds.length < 100) return;
  const met = new Set(done.flatMap((run) => [...run.met.faults.keys()]));
  expect(
    [...requestFaults, ...callFaults.map((kind) => `call: ${kind}`)].filter((kind) => !met.has(kind as never)),
  ).toEqual([]);
  expect(new Set(done.map(({ leaving }) => leaving))).toEqual(new Set(['ended', 'closed', 'away']));
}, 600_000);

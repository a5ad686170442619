import { expect, it } from 'vitest';
import { reopen } from '#test/support/dynamo/make-table.ts';
import { engineOn, makeEngine, newPerson } from '#test/support/engine/make-engine.ts';
import { keepSection } from './support/figures.ts';
import { startConflicts } from './support/start-conflicts.ts';
import { median, p95, timed } from './support/statistics.ts';

const people = 100;
const transactionMs = 20;

it('measures a class that redeems one coupon in the same second', async () => {
  const engine = await makeEngine({ questions: 4 });
  const functions = Array.from({ length: people }, () => engineOn(reopen(engine.table), engine.clock));
  // Opens the connections, which warm functions have.
  await Promise.all(functions.map(({ ports }) => ports.quizzes.findActive()));
  startConflicts(
    functions.map(({ table }) => table),
    transactionMs,
  );
  const outcomes = await Promise.all(
    functions.map((own) =>
      timed(() =>
        own.redeem(newPerson()).then(
          () => 'reserved',
          ({ code }: { code: string }) => code,
        ),
      ),
    ),
  );
  const reserved = outcomes.filter(({ result }) => result === 'reserved');
  expect((await engine.ports.coupons.find('WELCOME'))?.uses).toBe(reserved.length);
  const times = reserved.map(({ ms }) => ms);
  keepSection('coupon', {
    title: 'A class on one coupon',
    how: `${people} people redeem the same coupon at once, each by a function of their own, on DynamoDB Local. Each transaction holds its items for ${transactionMs} ms at least, and others that need them conflict, as in DynamoDB.`,
    figures: [
      { name: 'Redeemed at the first press', value: reserved.length, unit: '', min: people },
      { name: 'One redemption', value: median(times), unit: 'ms', p95: p95(times) },
    ],
  });
});

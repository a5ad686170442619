import { expect, it } from 'vitest';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { loseRepliesOnTheWay } from '#test/support/faults.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeEngine, patient } from '#test/support/engine/make-engine.ts';

// What all other commands do when a reply is lost is in the table of faults (test/functions/faults).
it.each([
  ['requeues a lost report', 'requeue', 'pending'],
  ['parks a lost report as failed', 'park-failed', 'failed'],
] as const)('%s when the SDK repeats the write because its reply was lost', async (_, remedy, status) => {
  const engine = await makeEngine({ questions: 4 });
  const { userId, attemptId } = await endedAttempt(engine);
  const find = () => engine.ports.deliveries.find({ userId, attemptId });
  const seen = (await find()) ?? expect.fail('There is no delivery.');
  const unlucky = patient(engine);
  const lost = loseRepliesOnTheWay(unlucky.table, ({ name }) => /^(Update|TransactWrite)/.test(name));
  expect(await reconcileStore(unlucky.table).apply(seen, remedy, engine.clock())).toBe(true);
  expect(lost()).toBe(1);
  expect(await find()).toMatchObject({ status });
});

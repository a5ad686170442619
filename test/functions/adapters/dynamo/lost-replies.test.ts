import { beforeAll, expect, it } from 'vitest';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { loseRepliesOnTheWay } from '#test/support/faults.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeEngine, patient, type Engine } from '#test/support/engine/make-engine.ts';
import type { Delivery } from '#functions/adapters/dynamo/reports/delivery-item.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

type Id = { userId: string; attemptId: string };
const owner = 'me';
const now = () => engine.clock();

async function found(id: Id): Promise<Delivery> {
  return (await engine.ports.deliveries.find(id)) ?? expect.fail('There is no delivery.');
}

async function claimed(): Promise<Id> {
  const { userId, attemptId } = await endedAttempt(engine);
  const id = { userId, attemptId };
  await engine.ports.deliveries.claim(id, { owner, now: now(), until: now() + 1000 });
  return id;
}

async function sending(): Promise<Id> {
  const id = await claimed();
  await engine.ports.deliveries.markSending(id, { owner, reportKey: 'k', now: now() });
  return id;
}

/** What the fault table (`test/functions/faults`) never comes to: there, no mail is throttled, bounces or is set aside. */
it.each<[string, () => Promise<Id>, (on: Engine, id: Id) => Promise<unknown>]>([
  [
    'give back without a try',
    sending,
    ({ ports }, id) => ports.deliveries.release(id, { owner, problem: 'Later.', now: now(), isTry: false }),
  ],
  [
    'set aside as failed',
    claimed,
    ({ ports }, id) => ports.deliveries.park(id, { status: 'failed', owner, problem: 'No.', now: now() }),
  ],
  [
    'set aside as unknown',
    sending,
    ({ ports }, id) => ports.deliveries.park(id, { status: 'unknown', problem: 'Perhaps.', now: now() }),
  ],
  [
    'note a transient bounce',
    sending,
    ({ ports }, id) =>
      ports.deliveries.markBounced(id, { mailId: 'm', resend: 0, now: now(), problem: 'Away.', isTransient: true }),
  ],
  [
    'queue a lost report again',
    claimed,
    async ({ table }, id) => reconcileStore(table).apply(await found(id), 'requeue', now()),
  ],
  [
    'set a lost report aside',
    claimed,
    async ({ table }, id) => reconcileStore(table).apply(await found(id), 'park-failed', now()),
  ],
])('%s: a repeat by the SDK after a lost reply changes nothing and gets the first reply', async (_, arrange, act) => {
  const once = await arrange();
  const reply = await act(patient(engine), once);
  const again = await arrange();
  const unlucky = patient(engine);
  const lost = loseRepliesOnTheWay(unlucky.table, ({ name }) => name === 'UpdateItem');
  expect(await act(unlucky, again)).toEqual(reply);
  expect(await found(again)).toEqual({ ...(await found(once)), ...again });
  expect(lost()).toBe(1);
});

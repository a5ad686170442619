import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { heldStore } from '#functions/adapters/dynamo/reports/held-store.ts';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { leaseMs, lostAfterMs } from '#functions/domain/reports/report-delivery.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { measureOverdueReports, reconcileReports } from '#functions/usecases/reports/delivery/reconcile-reports.ts';
import { releaseDueReports } from '#functions/usecases/reports/delivery/release-due-reports.ts';
import { endedAttempt } from '#test/support/make-account.ts';
import { makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { setRelease } from './reports/set-release.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

interface Id {
  userId: string;
  attemptId: string;
}

const keyOfAttempt = ({ userId, attemptId }: Id) => keys.attempt(userId, parseAttemptId(attemptId));
const keyOfReport = ({ userId, attemptId }: Id) => keys.result(userId, attemptId);

/** Sets an attribute as no code writes it. */
async function set(key: { pk: string; sk: string }, name: string, value: unknown): Promise<void> {
  await engine.table.db.send(
    new UpdateCommand({
      TableName: engine.table.name,
      Key: key,
      UpdateExpression: 'SET #name = :value',
      ExpressionAttributeNames: { '#name': name },
      ExpressionAttributeValues: { ':value': value },
    }),
  );
}

const named = (id: Id): unknown[] => [
  expect.objectContaining({ message: expect.stringContaining(id.userId) as string }),
];

describe('a worker that meets an unreadable item', () => {
  it('closes the other attempts and names the item', async () => {
    const [first, bad, last] = [
      await startedAttempt(engine),
      await startedAttempt(engine),
      await startedAttempt(engine),
    ];
    await set(keyOfAttempt(bad), 'score', 'much');
    engine.clock.advance(24 * 60 * 60_000 + lateWindowMs);
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 2, failures: named(bad), isDrained: true });
    for (const { userId, attemptId } of [first, last])
      expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'completed' });
  });

  it('releases the other reports, measures how overdue one is, and names the item', async () => {
    await setRelease(engine, { afterBusinessHours: 24 });
    const [bad, good] = [await endedAttempt(engine), await endedAttempt(engine)];
    const { dueAt = 0 } = (await engine.ports.deliveries.find(good)) ?? {};
    await set(keyOfReport(bad), 'tries', 'many');
    engine.clock.advance(dueAt - engine.clock() + 1_000);
    const held = heldStore(engine.table);
    expect(await measureOverdueReports({ held, clock: engine.clock })).toBe(1_000);
    expect(await releaseDueReports({ held, clock: engine.clock })).toMatchObject({ released: 1, failures: named(bad) });
    expect(await engine.ports.deliveries.find(good)).toMatchObject({ status: 'pending' });
  });

  it('requeues the other lost reports and names the item', async () => {
    const [bad, good] = [await endedAttempt(engine), await endedAttempt(engine)];
    await set(keyOfReport(bad), 'tries', 'many');
    engine.clock.advance(leaseMs + lostAfterMs + 1);
    const ports = { reconciliation: reconcileStore(engine.table), clock: engine.clock };
    expect(await reconcileReports(ports)).toMatchObject({ requeue: 1, failures: named(bad) });
    expect(await engine.ports.deliveries.find(good)).toMatchObject({ requeues: 1 });
  });
});

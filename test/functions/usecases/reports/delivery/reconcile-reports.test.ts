import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { leaseMs, lostAfterMs, maxRequeues } from '#functions/domain/reports/report-delivery.ts';
import { MailThrottled, type Mail } from '#functions/usecases/ports/mail.ts';
import { reconcileReports } from '#functions/usecases/reports/delivery/reconcile-reports.ts';
import { recordMailEvent } from '#functions/usecases/reports/delivery/record-mail-event.ts';
import { failFirst, record } from '#test/support/faults.ts';
import { deliver as deliverReport, endedAttempt, makeOutside, requeueReport } from '#test/support/make-account.ts';
import { another, makeEngine, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { parkedFailed } from '#functions/domain/words/reports.ts';
import { isBrought } from './is-brought.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

/** Of an ended attempt. Nothing brings it: as if its record had been lost between the stream and the queue. */
async function orderedReport() {
  const { userId, attemptId } = await endedAttempt(engine);
  const id = { userId, attemptId };
  const sent: Mail[] = [];
  let worker = 0;
  const post = async (mail: Mail) => `mail-${sent.push(mail)}`;
  const deliver = ({ on = engine, send = post } = {}) =>
    deliverReport(on, makeOutside(), id, { mailer: { send }, owner: `worker-${++worker}` });
  const state = () => engine.ports.deliveries.find(id);
  return { id, sent, deliver, state };
}

const reconcile = (on = engine) => reconcileReports({ reconciliation: reconcileStore(on.table), clock: engine.clock });

const writesResult = ({ name }: { name: string }) => name === 'UpdateItem';
const pastTheBound = leaseMs + lostAfterMs + 1;

/** Takes the lease, and dies with it. */
async function die(id: { userId: string; attemptId: string }): Promise<void> {
  const now = engine.clock();
  expect(await engine.ports.deliveries.claim(id, { owner: 'dead', now, until: now + leaseMs })).toBe(true);
}

async function dieSending(id: { userId: string; attemptId: string }): Promise<void> {
  await die(id);
  await engine.ports.deliveries.markSending(id, { owner: 'dead', reportKey: 'k', now: engine.clock() });
}

describe('a report that the mail service keeps throttling', () => {
  it('is retried for two days and never set aside', async () => {
    const { sent, deliver, state } = await orderedReport();
    const usedUp = async () => {
      throw new MailThrottled();
    };
    for (let hours = 0; hours < 48; hours++) {
      await expect(deliver({ send: usedUp })).rejects.toBeInstanceOf(MailThrottled);
      // A worker gets round to it now and then; once in a while it is late.
      engine.clock.advance(hours % 8 === 7 ? pastTheBound : 55 * 60_000);
      expect(await reconcile()).toMatchObject({
        requeue: hours % 8 === 7 ? 1 : 0,
        'park-failed': 0,
        'park-unknown': 0,
      });
      expect(await state()).toMatchObject({ status: 'pending', tries: 0 });
    }
    await deliver();
    expect(sent).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'sent', tries: 1 });
  });
});

describe('a report whose message was lost', () => {
  it('is requeued after the full waiting time and mailed once', async () => {
    const { sent, deliver, state } = await orderedReport();
    engine.clock.advance(pastTheBound - 1);
    expect(await reconcile()).toMatchObject({ requeue: 0, hanging: 0 });
    engine.clock.advance(1);
    expect(await reconcile()).toMatchObject({ requeue: 1, hanging: 1, failures: [] });
    const now = engine.clock();
    expect(await state()).toMatchObject({ status: 'pending', tries: 0, requeues: 1, resends: 0, pendingSince: now });
    expect(await reconcile()).toMatchObject({ requeue: 0, hanging: 0 });
    await deliver();
    expect(sent).toHaveLength(1);
    expect(sent[0]?.tags).toMatchObject({ resend: '0' });
  });

  it('is set aside as failed after the last requeue', async () => {
    const { id, state } = await orderedReport();
    for (let round = 0; round < maxRequeues; round++) {
      engine.clock.advance(pastTheBound);
      expect(await reconcile()).toMatchObject({ requeue: 1 });
      expect(await isBrought(engine, id)).toBe(true);
      await die(id);
    }
    engine.clock.advance(pastTheBound);
    expect(await reconcile()).toMatchObject({ requeue: 0, 'park-failed': 1, hanging: 1 });
    expect(await state()).toMatchObject({
      status: 'failed',
      parkedAt: engine.clock(),
      problem: parkedFailed(maxRequeues),
    });
    engine.clock.advance(pastTheBound);
    expect(await reconcile()).toMatchObject({ requeue: 0, hanging: 0 });
  });

  it('starts over when an admin resends a report that was set aside', async () => {
    const { id, sent, deliver, state } = await orderedReport();
    for (let round = 0; round <= maxRequeues; round++) {
      engine.clock.advance(pastTheBound);
      await reconcile();
    }
    await requeueReport(engine, { ...id, resends: 0, regenerate: false, reason: 'Mended.', by: 'admin' });
    expect(await state()).toMatchObject({ status: 'pending', requeues: 0, orderedAt: engine.clock() });
    engine.clock.advance(pastTheBound);
    expect(await reconcile()).toMatchObject({ requeue: 1 });
    await deliver();
    expect(sent).toHaveLength(1);
  });
});

describe('a report that may have gone out', () => {
  it('is set aside as unknown once its lease is over, and never resent', async () => {
    const { id, sent, deliver, state } = await orderedReport();
    await dieSending(id);
    engine.clock.advance(leaseMs);
    expect(await reconcile()).toMatchObject({ hanging: 0 });
    engine.clock.advance(1);
    expect(await reconcile()).toMatchObject({ requeue: 0, 'park-unknown': 1 });
    expect(await state()).toMatchObject({ status: 'unknown', parkedAt: engine.clock() });
    engine.clock.advance(10 * pastTheBound);
    expect(await reconcile()).toMatchObject({ hanging: 0 });
    await deliver();
    expect(sent).toEqual([]);
    await recordMailEvent(engine.ports, { ...id, fate: 'sent', mailId: 'm' });
    expect(await state()).toMatchObject({ status: 'sent' });
  });

  it('is left alone by a run that saw an earlier mail', async () => {
    const { id, state } = await orderedReport();
    await dieSending(id);
    engine.clock.advance(leaseMs + 1);
    const running = await holdUp(engine, writesResult, reconcile);
    await requeueReport(engine, { ...id, resends: 0, regenerate: false, reason: 'None came.', by: 'admin' });
    await dieSending(id);
    expect(await running.goOn()).toMatchObject({ 'park-unknown': 0 });
    expect(await state()).toMatchObject({ status: 'sending', resends: 1 });
  });
});

describe('reconcileReports', () => {
  it('leaves a report to the worker that takes it meanwhile', async () => {
    const { sent, deliver, state } = await orderedReport();
    engine.clock.advance(pastTheBound);
    const running = await holdUp(engine, writesResult, reconcile);
    await deliver();
    expect(await running.goOn()).toMatchObject({ requeue: 0, hanging: 1 });
    expect(sent).toHaveLength(1);
    expect(await state()).toMatchObject({ status: 'sent' });
  });

  it('trusts the stored item, not a stale index entry', async () => {
    const { id, deliver, state } = await orderedReport();
    await deliver();
    const { pk, sk } = keys.result(id.userId, id.attemptId);
    // The list says pending, as it does for a moment after the worker is done.
    await engine.table.db.send(
      new UpdateCommand({
        TableName: engine.table.name,
        Key: { pk, sk },
        UpdateExpression: 'SET gsi1pk = :list',
        ExpressionAttributeValues: { ':list': 'REPORT#pending' },
      }),
    );
    engine.clock.advance(pastTheBound);
    expect(await reconcile()).toMatchObject({ requeue: 0, hanging: 0, oldestUndeliveredMs: 0 });
    expect(await state()).toMatchObject({ status: 'sent' });
  });

  it("requeues the others if one report can't be written", async () => {
    for (let count = 0; count < 3; count++) await orderedReport();
    engine.clock.advance(pastTheBound);
    const unlucky = another(engine);
    failFirst(unlucky.table, writesResult, () => new Error('Slow down.'), 1);
    const run = await reconcile(unlucky);
    expect(run).toMatchObject({ requeue: 2, hanging: 3 });
    expect(run.failures).toEqual([expect.objectContaining({ message: 'Slow down.' })]);
    expect(await reconcile()).toMatchObject({ requeue: 1, failures: [] });
  });
});

it('reconcileReports reads many reports in pages and measures the age of the oldest from its order', async () => {
  expect(await reconcile()).toMatchObject({ oldestUndeliveredMs: 0 });
  await orderedReport();
  engine.clock.advance(pastTheBound);
  for (let count = 0; count < 60; count++) await orderedReport();
  const seen = another(engine);
  const calls = record(seen.table);
  expect(await reconcile(seen)).toMatchObject({ requeue: 1, hanging: 1, oldestUndeliveredMs: pastTheBound });
  expect(calls.filter(({ name }) => name === 'BatchGetItem').length).toBeGreaterThan(1);
  engine.clock.advance(1000);
  // Queued again by itself, it is as old as before.
  expect(await reconcile(seen)).toMatchObject({ oldestUndeliveredMs: pastTheBound + 1000 });
});

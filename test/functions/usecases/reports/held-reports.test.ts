import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptCountIndex } from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import { heldSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { auditStore } from '#functions/adapters/dynamo/admin/audit-store.ts';
import { heldStore } from '#functions/adapters/dynamo/reports/held-store.ts';
import { holidayStore } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { reconcileStore } from '#functions/adapters/dynamo/reports/reconcile-store.ts';
import { afterBusinessHours, promisedBy } from '#functions/domain/calendar/business-hours.ts';
import { maxOverdueMs } from '#functions/domain/reports/report-delivery.ts';
import type { ReportRelease } from '#functions/domain/reports/report-hold.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { listMyAttempts } from '#functions/usecases/people/list-my-attempts.ts';
import { measureOverdueReports, reconcileReports } from '#functions/usecases/reports/delivery/reconcile-reports.ts';
import { releaseDueReports } from '#functions/usecases/reports/delivery/release-due-reports.ts';
import { releaseReports, updateHolidays } from '#functions/usecases/reports/delivery/report-commands.ts';
import { listReports } from '#functions/usecases/reports/list-reports.ts';
import { failFirst, record } from '#test/support/faults.ts';
import { deliver, endedAttempt, erase, makeOutside, requeueReport } from '#test/support/make-account.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { another, makeEngine, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { containing } from '#test/support/matchers.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import * as words from '#functions/domain/words/reports.ts';
import { isBrought } from './delivery/is-brought.ts';
import { setRelease } from './set-release.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

async function heldReport(release: ReportRelease = { afterBusinessHours: 24 }) {
  await setRelease(engine, release);
  const { userId, attemptId } = await endedAttempt(engine);
  return { userId, attemptId };
}

type Id = Awaited<ReturnType<typeof heldReport>>;
const state = (id: Id) => engine.ports.deliveries.find(id);
const run = (on = engine) => releaseDueReports({ held: heldStore(on.table), clock: engine.clock });
const noteFailure = () => undefined;
const release = (reports: Id[], on = engine) =>
  releaseReports({ held: heldStore(on.table), clock: engine.clock, noteFailure }, { reports, by: 'admin' });
const reconcile = () => reconcileReports({ reconciliation: reconcileStore(engine.table), clock: engine.clock });

const hour = 60 * 60 * 1000;

describe('a report that is held for business hours', () => {
  it('is held from the end of the attempt, and not queued', async () => {
    const id = await heldReport();
    const now = engine.clock();
    expect(await state(id)).toMatchObject({
      status: 'held',
      createdAt: now,
      dueAt: afterBusinessHours(now, 24),
      promisedBy: promisedBy(now),
      tries: 0,
    });
    expect(await isBrought(engine, id, 'INSERT')).toBe(false);
  });

  it('follows the setting at the end of the attempt, even if the time ends the attempt', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    await setRelease(engine, { afterBusinessHours: 1 });
    engine.clock.advance(120_000 + lateWindowMs + 1);
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 1 });
    const { endedAt = 0 } = (await engine.find(userId, attemptId)) ?? {};
    expect(await state({ userId, attemptId })).toMatchObject({ status: 'held', dueAt: afterBusinessHours(endedAt, 1) });
    await setRelease(engine, 'at-once');
    expect(await state({ userId, attemptId })).toMatchObject({ status: 'held' });
  });

  it('is released when due, not before, and mailed once', async () => {
    const id = await heldReport();
    const { dueAt = 0 } = (await state(id)) ?? {};
    engine.clock.advance(dueAt - engine.clock() - 1);
    expect(await run()).toMatchObject({ released: 0, failures: [] });
    engine.clock.advance(1);
    expect(await run()).toMatchObject({ released: 1, failures: [] });
    expect(await isBrought(engine, id)).toBe(true);
    const now = engine.clock();
    const pending = await state(id);
    expect(pending).toMatchObject({ status: 'pending', orderedAt: now, pendingSince: now, tries: 0 });
    expect(pending).not.toHaveProperty('dueAt');
    expect(await run()).toMatchObject({ released: 0 });
    await deliver(engine, makeOutside(), id);
    expect(await state(id)).toMatchObject({ status: 'sent', resends: 0 });
    // It stands in the lists by when it was ordered, as any other does.
    const { deliveries } = await engine.ports.deliveries.page(['sent']);
    expect(deliveries).toMatchObject([id]);
  });

  it('excludes the holidays known at the end, and ignores later changes', async () => {
    const holidays = holidayStore(engine.table);
    const days = [{ day: '2026-01-06', name: 'Founder’s day' }];
    const { revision } = await updateHolidays(
      { ...engine.ports, holidays },
      { holidays: days, revision: 0, by: 'admin' },
    );
    const id = await heldReport();
    const now = engine.clock();
    const known = { dueAt: afterBusinessHours(now, 24, ['2026-01-06']), promisedBy: promisedBy(now, ['2026-01-06']) };
    expect(await state(id)).toMatchObject(known);
    expect(known.promisedBy).toBe(promisedBy(now) + 24 * hour);
    await updateHolidays({ ...engine.ports, holidays }, { holidays: [], revision, by: 'admin' });
    expect(await state(id)).toMatchObject(known);
    const { attempts } = await listMyAttempts(engine.ports, id.userId);
    expect(attempts).toMatchObject([{ report: { status: 'being-prepared', canDownload: false, ...known } }]);
  });

  it('is ignored by reconcileReports until released', async () => {
    const id = await heldReport({ afterBusinessHours: 40 });
    engine.clock.advance(30 * hour);
    expect(await reconcile()).toMatchObject({ hanging: 0, requeue: 0, oldestUndeliveredMs: 0 });
    await release([id]);
    engine.clock.advance(1000);
    expect(await reconcile()).toMatchObject({ oldestUndeliveredMs: 1000 });
  });

  it('is not delivered by a worker that gets a message', async () => {
    const id = await heldReport();
    const outside = makeOutside();
    await deliver(engine, outside, id);
    expect(outside.files.size).toBe(0);
    expect(await state(id)).toMatchObject({ status: 'held', tries: 0 });
  });

  it("can't be resent by an admin, who gets a reason", async () => {
    const id = await heldReport();
    const again = { ...id, resends: 0, reason: 'None came.', by: 'admin' };
    for (const regenerate of [true, false])
      await expect(requeueReport(engine, { ...again, regenerate })).rejects.toMatchObject({
        code: 'report-not-ready',
        message: words.held,
      });
    expect(await state(id)).toMatchObject({ status: 'held', resends: 0 });
  });
});

describe('a report held for review', () => {
  it('waits until an admin releases the report, with an audit entry', async () => {
    const id = await heldReport('after-review');
    expect(await state(id)).not.toHaveProperty('dueAt');
    engine.clock.advance(1000 * hour);
    expect(await run()).toMatchObject({ released: 0 });
    expect(await release([id])).toEqual({ results: [{ ...id, outcome: 'released' }] });
    expect(await state(id)).toMatchObject({ status: 'pending', orderedAt: engine.clock() });
    expect(await isBrought(engine, id)).toBe(true);
    expect(await release([id])).toEqual({ results: [{ ...id, outcome: 'already' }] });
    const { rows } = await auditStore(engine.table).list({ from: engine.clock(), until: engine.clock() });
    expect(rows).toMatchObject([
      { by: 'admin', what: 'report-released', object: `report of attempt ${id.attemptId}`, person: id.userId },
    ]);
  });

  it('is never released by time', async () => {
    const id = await heldReport('after-review');
    engine.clock.advance(1000 * hour);
    expect(await heldStore(engine.table).releaseIfDue(id, engine.clock())).toBe(false);
    expect(await state(id)).toMatchObject({ status: 'held' });
  });

  it('is listed before timed reports, and counted as waiting', async () => {
    const timed = await heldReport();
    const looked = await heldReport('after-review');
    const { reports } = await listReports(adminPorts(engine), { statuses: 'held' });
    const shown = { promisedBy: promisedBy(engine.clock()), canResend: false, canDownload: false };
    expect(reports).toMatchObject([looked, timed].map((id) => ({ ...id, ...shown })));
    const whose = (by: object) => listReports(adminPorts(engine), { statuses: 'held', ...by });
    const read = record(engine.table);
    expect((await whose({ person: timed.userId })).reports).toMatchObject([timed]);
    // Not from the index of all reports.
    expect(read.filter(({ name }) => name === 'Query')).toEqual([]);
    expect((await whose({ who: 'example.com' })).reports).toMatchObject([looked, timed]);
    const range = { from: 0, until: engine.clock(), limit: 9 };
    expect(await attemptCountIndex(engine.table).list('waiting', range)).toMatchObject([
      { id: containing(timed.userId), orderedAt: engine.clock() },
      { id: containing(looked.userId), orderedAt: engine.clock() },
    ]);
  });
});

describe('many held reports', () => {
  it('are listed by urgency: the longest waiting, then the soonest due', async () => {
    const later = await heldReport({ afterBusinessHours: 40 });
    const reviews: Id[] = [];
    await setRelease(engine, 'after-review');
    for (let count = 0; count < 51; count++) {
      engine.clock.advance(1000);
      const { userId, attemptId } = await endedAttempt(engine);
      reviews.push({ userId, attemptId });
    }
    const sooner = await heldReport({ afterBusinessHours: 2 });
    const first = await engine.ports.deliveries.page(['held']);
    expect(first.deliveries).toMatchObject(reviews.slice(0, 50));
    const { deliveries, next } = await engine.ports.deliveries.page(['held'], first.next);
    expect(deliveries).toMatchObject([reviews[50], sooner, later]);
    expect(next).toBeUndefined();
  });

  it('are measured by the delay of the most overdue one, leaving out those held for review', async () => {
    const overdue = () => measureOverdueReports({ held: heldStore(engine.table), clock: engine.clock });
    await heldReport('after-review');
    engine.clock.advance(1000 * hour);
    expect(await overdue()).toBe(0);
    const id = await heldReport({ afterBusinessHours: 1 });
    await heldReport({ afterBusinessHours: 2 });
    const { dueAt = 0 } = (await state(id)) ?? {};
    engine.clock.advance(dueAt - engine.clock());
    expect(await overdue()).toBe(0);
    engine.clock.advance(maxOverdueMs);
    expect(await overdue()).toBe(maxOverdueMs);
    await run();
    expect(await overdue()).toBe(0);
  });

  it("are released even if one can't be written", async () => {
    await setRelease(engine, { afterBusinessHours: 1 });
    for (let count = 0; count < 5; count++) await endedAttempt(engine);
    engine.clock.advance(hour);
    const unlucky = another(engine);
    failFirst(
      unlucky.table,
      ({ name }) => name === 'UpdateItem',
      () => new Error('Slow down.'),
      1,
    );
    const first = await run(unlucky);
    expect(first).toMatchObject({ released: 4, failures: [expect.objectContaining({ message: 'Slow down.' })] });
    expect(await run()).toMatchObject({ released: 1, failures: [] });
  });

  it('are left to the next run when the time of this one is over', async () => {
    const id = await heldReport();
    const { dueAt = 0 } = (await state(id)) ?? {};
    engine.clock.advance(dueAt - engine.clock());
    const ports = { held: heldStore(engine.table), clock: engine.clock };
    expect(await releaseDueReports(ports, engine.clock())).toMatchObject({ released: 0, failures: [] });
    expect(await state(id)).toMatchObject({ status: 'held' });
    expect(await releaseDueReports(ports, engine.clock() + 1)).toMatchObject({ released: 1 });
  });

  it('are found by batch before and after their release', async () => {
    const id = await heldReport();
    const { createdAt = 0, dueAt } = (await state(id)) ?? {};
    await engine.table.db.send(
      new UpdateCommand({
        TableName: engine.table.name,
        Key: keys.result(id.userId, id.attemptId),
        UpdateExpression: 'SET gsi1sk = :place',
        ExpressionAttributeValues: { ':place': heldSortKey({ createdAt, dueAt, batch: 'class-12' }) },
      }),
    );
    const inBatch = async (status: 'held' | 'pending') =>
      (await engine.ports.deliveries.page([status], undefined, ['class-12'])).deliveries;
    expect(await inBatch('held')).toMatchObject([id]);
    await release([id]);
    expect(await inBatch('pending')).toMatchObject([id]);
  });

  it('are released one by one, with an outcome for each', async () => {
    const ids = [await heldReport('after-review'), await heldReport('after-review')];
    const gone = { ...(ids[0] as Id), attemptId: '1.1.00000000000000000000000000' };
    expect(await release([...ids, gone])).toEqual({
      results: [
        { ...ids[0], outcome: 'released' },
        { ...ids[1], outcome: 'released' },
        { ...gone, outcome: 'refused', code: 'not-found', message: words.notFound },
      ],
    });
  });
});

describe('concurrent releases', () => {
  it('leave a report alone that a worker has taken meanwhile', async () => {
    const id = await heldReport({ afterBusinessHours: 1 });
    engine.clock.advance(hour);
    const running = await holdUp(engine, ({ name }) => name === 'UpdateItem', run);
    await release([id]);
    await deliver(engine, makeOutside(), id);
    expect(await running.goOn()).toMatchObject({ released: 0, failures: [] });
    expect(await state(id)).toMatchObject({ status: 'sent' });
  });

  it('find nothing after the erasure of a held report', async () => {
    const id = await heldReport('after-review');
    await erase(engine, makeOutside(), id.userId);
    expect(await release([id])).toMatchObject({ results: [{ outcome: 'refused', code: 'not-found' }] });
    expect(await run()).toMatchObject({ released: 0, isReviewUrgent: false });
  });
});

import { beforeEach, describe, expect, it } from 'vitest';
import {
  attemptCountIndex,
  type AttemptCountIndex,
  type IndexEntry,
  type CountedKind,
} from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import { heldSortKey } from '#functions/adapters/dynamo/attempts/attempt-sort-keys.ts';
import { gsiKeys } from '#functions/adapters/dynamo/keys.ts';
import { contactStore } from '#functions/adapters/dynamo/people/contact-store.ts';
import { changeDelivery } from '#functions/adapters/dynamo/reports/change-delivery.ts';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { getWaiting, overviewCounter } from '#functions/usecases/admin/get-overview.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { record } from '#test/support/faults.ts';
import { makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const day = 24 * 60 * 60_000;

async function attempt(code: string, end: boolean) {
  const userId = newPerson();
  await engine.redeem(userId, code);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  if (end) await engine.end(userId, view.attemptId);
  return { userId, attemptId: view.attemptId };
}

/** What an admin sees who asks for the first time. */
function overview() {
  engine.clock.advance(1);
  return overviewCounter({ index: attemptCountIndex(engine.table), clock: engine.clock })();
}

describe('the overview', () => {
  it('counts attempts by day in India, from the index alone', async () => {
    engine.clock.advance(indiaDayStart(engine.clock(), -1) - engine.clock() - 2 * 60_000);
    // Two minutes before midnight in India: of yesterday.
    for (let count = 0; count < 6; count++) await attempt('WELCOME', true);
    engine.clock.advance(10 * 60_000);
    for (let count = 0; count < 7; count++) await attempt('WELCOME', false);
    for (let count = 0; count < 2; count++) await attempt('WELCOME', true);
    const read = record(engine.table);
    const found = await overview();
    expect(read.filter(({ name }) => name !== 'Query')).toEqual([]);
    expect(read.length).toBeGreaterThan(0);
    expect(found.since[0]).toBe(indiaDayStart(engine.clock()));
    expect(found.total).toEqual({
      started: [9, 15, 15],
      completed: [2, 8, 8],
      timedOut: [0, 0, 0],
      waiting: [2, 8, 8],
      bounced: [0, 0, 0],
    });
    expect(found.runningNow).toBe(7);
    expect(found.days).toHaveLength(30);
    expect(found.days.at(-1)).toEqual({ day: indiaDay(engine.clock()), started: 9, finished: 2 });
    expect(found.days.at(-2)).toEqual({ day: indiaDay(engine.clock() - day), started: 6, finished: 6 });
    expect(found.days.slice(0, -2).every(({ started, finished }) => started + finished === 0)).toBe(true);
  });

  it('leaves out attempts after 30 days', async () => {
    for (let count = 0; count < 2; count++) await attempt('WELCOME', true);
    expect(await overview()).toMatchObject({ countedSince: 0, total: { started: [2, 2, 2] } });
    engine.clock.advance(6 * day);
    expect((await overview()).total).toMatchObject({ started: [0, 2, 2] });
    engine.clock.advance(day);
    expect((await overview()).total).toMatchObject({ started: [0, 0, 2], waiting: [0, 0, 2] });
    engine.clock.advance(23 * day);
    expect((await overview()).total).toMatchObject({ started: [0, 0, 0], completed: [0, 0, 0] });
  });

  it('counts an attempt as running until its deadline', async () => {
    const { userId, attemptId } = await attempt('WELCOME', false);
    const { deadline = 0 } = (await engine.find(userId, attemptId)) ?? {};
    engine.clock.advance(deadline - engine.clock() - 1);
    expect((await overview()).runningNow).toBe(1);
    expect((await overview()).runningNow).toBe(0);
    engine.clock.advance(lateWindowMs);
    await closeExpiredAttempts(engine.ports);
    expect((await overview()).total).toMatchObject({ completed: [1, 1, 1], timedOut: [1, 1, 1] });
  });

  it('counts reports that have not left or may not have left as waiting, those that bounced, and those that wait for an admin', async () => {
    const condition = 'attribute_exists(pk)';
    for (const status of reportStatuses.filter((each) => each !== 'held'))
      await changeDelivery(engine.table, await attempt('WELCOME', true), { set: { status }, condition });
    expect((await overview()).total).toMatchObject({ waiting: [5, 5, 5], bounced: [1, 1, 1] });
    const index = attemptCountIndex(engine.table);
    const ports = { index, clock: engine.clock, contacts: contactStore(engine.table) };
    for (const dueAt of [undefined, engine.clock() + day]) {
      const held = {
        status: 'held' as const,
        gsi1pk: gsiKeys.report('held'),
        gsi1sk: heldSortKey({ dueAt, createdAt: engine.clock() }),
      };
      await changeDelivery(engine.table, await attempt('WELCOME', true), { set: held, condition });
    }
    // Not delivered: failed, unknown and bounced.
    expect(await getWaiting(ports)).toMatchObject({ held: 1, attention: 3 });
    engine.clock.advance(30 * day);
    expect(await getWaiting(ports)).toMatchObject({ held: 1, attention: 2 });
  });

  it('leaves out people who erased their account', async () => {
    const { userId } = await attempt('WELCOME', true);
    await attempt('WELCOME', true);
    expect((await overview()).total.completed).toEqual([2, 2, 2]);
    await erase(engine, makeOutside(), userId);
    expect((await overview()).total).toMatchObject({ started: [1, 1, 1], completed: [1, 1, 1] });
  });

  /** Counts these entries in place of those of the index. */
  const counting = (entries: Partial<Record<CountedKind, IndexEntry[]>>) => {
    const asked: CountedKind[] = [];
    const list: AttemptCountIndex['list'] = async (kind, { limit }) => {
      asked.push(kind);
      return (entries[kind] ?? []).slice(0, limit);
    };
    return { asked, count: overviewCounter({ index: { list }, clock: engine.clock }) };
  };

  it('counts an attempt once that ends during the count', async () => {
    const now = engine.clock();
    const begun = { id: '1', startedAt: now, closesAt: now + day };
    const { count } = counting({ open: [begun], ended: [{ ...begun, endedAt: now, endReason: 'time' }] });
    expect((await count()).total).toMatchObject({ started: [1, 1, 1], completed: [0, 0, 0], timedOut: [0, 0, 0] });
  });

  it('counts the newest 10,000 attempts, and says from when on there are more', async () => {
    const now = engine.clock();
    const ended = Array.from({ length: 10_001 }, (_, place) => {
      const at = now - place * 1000;
      return { id: String(place), startedAt: at, endedAt: at };
    });
    const { total, countedSince } = await counting({ ended }).count();
    expect(total.completed.slice(1)).toEqual([10_000, 10_000]);
    expect(countedSince).toBe(now - 9_999_000);
    const waiting = ended.map(({ id, endedAt }) => ({ id, orderedAt: endedAt }));
    expect((await counting({ waiting }).count()).countedSince).toBe(now);
    expect((await counting({ open: waiting }).count()).countedSince).toBe(now);
    expect((await counting({ bounced: waiting }).count()).countedSince).toBe(now - 9_999_000);
  });

  it('counts once a minute, and at once after a failure', async () => {
    const { asked, count } = counting({});
    await Promise.all([count(), count()]);
    engine.clock.advance(59_999);
    await count();
    expect(asked).toEqual(['open', 'ended', 'waiting', 'bounced']);
    engine.clock.advance(1);
    await count();
    expect(asked).toHaveLength(8);
    let isDown = true;
    const list = async () => (isDown ? Promise.reject(new Error('The table is down.')) : []);
    const failing = overviewCounter({ index: { list }, clock: engine.clock });
    await expect(failing()).rejects.toThrow('The table is down.');
    isDown = false;
    expect(await failing()).toMatchObject({ runningNow: 0 });
  });
});

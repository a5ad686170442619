import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, describe, expect, it } from 'vitest';
import { attemptCountIndex } from '#functions/adapters/dynamo/attempts/attempt-count-index.ts';
import { overviewStore } from '#functions/adapters/dynamo/admin/overview-store.ts';
import { gsiKeys, keys } from '#functions/adapters/dynamo/keys.ts';
import { countOverview } from '#functions/usecases/admin/count-overview.ts';
import { getOverview } from '#functions/usecases/admin/get-overview.ts';
import { indiaDay, indiaDayStart } from '#functions/domain/calendar/india-days.ts';
import type { AttemptCountIndex, IndexEntry } from '#functions/usecases/ports/attempt-records.ts';
import { erase, makeOutside } from '#test/support/make-account.ts';
import { adminPorts } from '#test/support/make-admin.ts';
import { listCodes, makeBatch } from '#test/support/make-batch.ts';
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

function portsOf() {
  const { batches, quizzes } = adminPorts(engine);
  const [index, overviews] = [attemptCountIndex(engine.table), overviewStore(engine.table)];
  return { index, overviews, clock: engine.clock, batches, quizzes };
}

/** What an admin sees after the next count. */
async function overview() {
  const ports = portsOf();
  engine.clock.advance(1);
  expect(await countOverview(ports)).toMatchObject({ isCounted: true });
  return getOverview(ports);
}

const newBatch = (label: string, count: number) =>
  makeBatch(engine, { label, count, validUntil: engine.clock() + 365 * day });
const codesOf = async (batchId: string) => (await listCodes(engine, batchId)).map(({ code }) => code);

describe('the overview', () => {
  it('counts people by day in India, for small and large batches alike', async () => {
    await engine.addCoupon({ code: 'LARGE', batchId: 'large1' });
    await engine.addCoupon({ code: 'SMALL', batchId: 'small1' });
    engine.clock.advance(indiaDayStart(engine.clock(), -1) - engine.clock() - 2 * 60_000);
    // Two minutes before midnight in India: of yesterday.
    for (let count = 0; count < 6; count++) await attempt('LARGE', true);
    engine.clock.advance(10 * 60_000);
    for (let count = 0; count < 7; count++) await attempt('WELCOME', false);
    for (let count = 0; count < 2; count++) await attempt('SMALL', true);
    const read = record(engine.table);
    const found = await overview();
    // Of items only what names the batches and the quizzes, and the count itself: attempts are counted from the index.
    expect(read.filter(({ name }) => name !== 'Query').length).toBeLessThanOrEqual(6);
    expect(found.since[0]).toBe(indiaDayStart(engine.clock()));
    expect(found.total).toEqual({
      started: [9, 15, 15],
      completed: [2, 8, 8],
      timedOut: [0, 0, 0],
      waiting: [2, 8, 8],
      bounced: [0, 0, 0],
    });
    const [none, large, small] = found.batches;
    expect([none?.label, large?.label, small?.label]).toEqual(['Without a batch', 'large1', 'small1']);
    expect(small?.counts.started).toEqual([2, 2, 2]);
    expect(none?.counts.started).toEqual([7, 7, 7]);
    expect(large?.counts.completed).toEqual([0, 6, 6]);
    expect(found.runningNow).toBe(7);
    expect(found.days).toHaveLength(30);
    expect(found.days.at(-1)).toEqual({ day: indiaDay(engine.clock()), started: 9, finished: 2 });
    expect(found.days.at(-2)).toEqual({ day: indiaDay(engine.clock() - day), started: 6, finished: 6 });
    expect(found.days.slice(0, -2).every(({ started, finished }) => started + finished === 0)).toBe(true);
  }, 30_000);

  it('shows no batches if nobody used one, and leaves out attempts after 30 days', async () => {
    for (let count = 0; count < 2; count++) await attempt('WELCOME', true);
    expect(await overview()).toMatchObject({ batches: [], total: { started: [2, 2, 2] } });
    engine.clock.advance(10 * day);
    expect((await overview()).total).toMatchObject({ started: [0, 0, 2], waiting: [0, 0, 2] });
    engine.clock.advance(20 * day);
    expect((await overview()).total).toMatchObject({ started: [0, 0, 0], completed: [0, 0, 0] });
  });

  it('follows the codes of new batches from creation to the delivered report', async () => {
    const old = await newBatch('Of last year', 2);
    engine.clock.advance(91 * day);
    const { batchId } = await newBatch('Class of 2026', 6);
    const [first = '', second = '', third = '', fourth = '', fifth = ''] = await codesOf(batchId);
    const [late = ''] = await codesOf(old.batchId);
    const done = await attempt(first, true);
    await engine.end(done.userId, done.attemptId);
    await setStatus(done, 'delivered');
    await attempt(second, true);
    await attempt(third, false);
    const holder = newPerson();
    await engine.redeem(holder, fourth);
    await engine.redeem(holder, fourth);
    const changed = newPerson();
    await engine.redeem(changed, fifth);
    await engine.redeem(changed);
    await attempt(late, true);
    const { funnel, runningNow } = await overview();
    expect(funnel.batches).toEqual([
      { batchId, label: 'Class of 2026', made: 6, redeemed: 4, started: 3, finished: 2, delivered: 1 },
    ]);
    expect(funnel.isCutOff).toBe(false);
    expect(runningNow).toBe(1);
  }, 30_000);

  it('counts an attempt as running until its deadline', async () => {
    const { userId, attemptId } = await attempt('WELCOME', false);
    const { deadline = 0 } = (await engine.find(userId, attemptId)) ?? {};
    engine.clock.advance(deadline - engine.clock() - 1);
    expect((await overview()).runningNow).toBe(1);
    expect((await overview()).runningNow).toBe(0);
  });
});

describe('countOverview', () => {
  /** Counts these entries in place of those of the index. */
  function counting(entries: Partial<Record<Kind, () => Iterable<IndexEntry>>>) {
    return { ...portsOf(), index: { walk: (kind: Kind) => eachOf(entries[kind]?.() ?? []) } };
  }

  it('counts 60,000 attempts', async () => {
    const at = engine.clock() - day;
    const ports = counting({
      *ended() {
        for (let place = 0; place < 60_000; place++)
          yield {
            ...entryOf(`${place % 40_000}`, place),
            startedAt: at,
            endedAt: at,
            endReason: 'time',
            batch: 'large1',
          };
      },
    });
    expect(await countOverview(ports)).toEqual({ isCounted: true, attempts: 60_000, failures: [] });
    const { total, batches, days } = await getOverview(ports);
    const everyone = [0, 40_000, 40_000];
    expect(total).toMatchObject({ started: everyone, completed: everyone, timedOut: everyone });
    expect(batches).toMatchObject([{ counts: { started: [0, 0, 0] } }, { counts: { completed: everyone } }]);
    expect(days.at(-2)).toMatchObject({ started: 60_000, finished: 60_000 });
  });

  it('counts each person by the latest attempt, and once if the attempt ends during the count', async () => {
    const now = engine.clock();
    const begun = { ...entryOf('asha', 1), startedAt: now - 1000, closesAt: now + day };
    const ports = counting({
      open: () => [begun],
      ended: () => [
        { ...begun, endedAt: now },
        { ...entryOf('ravi', 2), startedAt: now - 1000, endedAt: now },
        { ...entryOf('ravi', 3), startedAt: now - 20 * day, endedAt: now - 20 * day },
        { ...entryOf('mira', 4), startedAt: now - 20 * day, endedAt: now - 20 * day },
        { ...entryOf('mira', 5), startedAt: now - 1000, endedAt: now },
      ],
    });
    await countOverview(ports);
    const { total, days, runningNow } = await getOverview(ports);
    expect(total).toMatchObject({ started: [3, 3, 3], completed: [2, 2, 2] });
    expect([days.at(-1)?.started, runningNow]).toEqual([3, 1]);
  });

  it('pauses fifty times as long as a count took, and never replaces a newer count', async () => {
    const slow = counting({
      *open() {
        engine.clock.advance(60_000);
        yield { ...entryOf('asha', 1), startedAt: engine.clock(), closesAt: engine.clock() + day };
      },
    });
    const begun = engine.clock();
    expect(await countOverview(slow)).toMatchObject({ isCounted: true });
    engine.clock.advance(49 * 60_000 - 1);
    expect(await countOverview(slow)).toMatchObject({ isCounted: false });
    engine.clock.advance(1);
    expect(await countOverview(slow)).toMatchObject({ isCounted: true });
    const { overviews } = slow;
    const newest = await getOverview(slow);
    await overviews.store({ overview: { ...newest, now: begun, runningNow: 99 }, countAgainAt: 0 });
    expect(await getOverview(slow)).toEqual(newest);
  });

  it('getOverview is refused as busy, with a retry delay, before the first count', async () => {
    const ports = portsOf();
    await expect(getOverview(ports)).rejects.toMatchObject({ code: 'busy', retryAfterSeconds: 15 });
  });

  it('leaves out people who erased their account', async () => {
    const { userId } = await attempt('WELCOME', true);
    await attempt('WELCOME', true);
    expect((await overview()).total.completed).toEqual([2, 2, 2]);
    await erase(engine, makeOutside(), userId);
    expect((await overview()).total).toMatchObject({ started: [1, 1, 1], completed: [1, 1, 1] });
  });
});

type Kind = Parameters<AttemptCountIndex['walk']>[0];

const entryOf = (userId: string, id: number): IndexEntry => ({ id: String(id), userId });

async function* eachOf(entries: Iterable<IndexEntry>) {
  await Promise.resolve();
  yield* entries;
}

/** As the mail service's event would leave the report. */
async function setStatus({ userId, attemptId }: { userId: string; attemptId: string }, status: string) {
  await engine.table.db.send(
    new UpdateCommand({
      TableName: engine.table.name,
      Key: keys.result(userId, attemptId),
      UpdateExpression: 'SET #status = :status, gsi1pk = :place',
      ExpressionAttributeNames: { '#status': 'status' },
      ExpressionAttributeValues: { ':status': status, ':place': gsiKeys.report(status) },
    }),
  );
}

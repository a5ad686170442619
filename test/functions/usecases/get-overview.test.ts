import { describe, expect, it } from 'vitest';
import { attemptIndex } from '#functions/adapters/dynamo/attempt-count-index.ts';
import { getOverview } from '#functions/usecases/get-overview.ts';
import { indiaDayStart } from '#functions/domain/india-days.ts';
import { record } from '#test/support/faults.ts';
import { makeEngine, newPerson, type Engine } from '#test/support/make-engine.ts';

const day = 24 * 60 * 60_000;

async function attempt(engine: Engine, code: string, end: boolean) {
  const userId = newPerson();
  await engine.redeem(userId, code);
  const view = await engine.enter(userId);
  await engine.answer(userId, view, 0);
  if (end) await engine.end(userId, view.attemptId);
  return { userId, attemptId: view.attemptId };
}

function overview(engine: Engine) {
  const batches = { find: async (batchId: string) => (batchId === 'large1' ? { label: 'Class of 2026' } : undefined) };
  return getOverview({ index: attemptIndex(engine.table), clock: engine.clock, batches: batches as never });
}

describe('the overview', () => {
  it('counts people by day of India, and of small batches tells nothing', async () => {
    const engine = await makeEngine({ questions: 4 });
    await engine.addCoupon({ code: 'LARGE', batchId: 'large1' });
    await engine.addCoupon({ code: 'SMALL', batchId: 'small1' });
    engine.clock.advance(indiaDayStart(engine.clock(), -1) - engine.clock() - 2 * 60_000);
    // Two minutes before midnight in India: of yesterday.
    for (let count = 0; count < 6; count++) await attempt(engine, 'LARGE', true);
    engine.clock.advance(10 * 60_000);
    for (let count = 0; count < 7; count++) await attempt(engine, 'WELCOME', false);
    for (let count = 0; count < 2; count++) await attempt(engine, 'SMALL', true);
    const read = record(engine.table);
    const found = await overview(engine);
    expect(new Set(read.map(({ name }) => name))).toEqual(new Set(['Query']));
    expect(found.since[0]).toBe(indiaDayStart(engine.clock()));
    expect(found.total).toEqual({
      started: [9, 15, 15],
      completed: [2, 8, 8],
      timedOut: [0, 0, 0],
      waiting: [2, 8, 8],
      bounced: [0, 0, 0],
    });
    const [none, large, small] = found.batches;
    expect([none?.label, large?.label, small?.label]).toEqual(['Without a batch', 'Class of 2026', 'small1']);
    expect(small?.counts.started).toEqual(['fewer', 'fewer', 'fewer']);
    // Seven of nine would tell the other two, so that is not said either.
    expect(none?.counts.started[0]).toBe('hidden');
    expect(large?.counts.started[0]).toBe(0);
    expect(large?.counts.completed[1]).not.toBe(6);
    expect(found.isCutOff).toBe(false);
  }, 30_000);

  it('has no groups where nobody came by a batch, and forgets after 30 days', async () => {
    const engine = await makeEngine({ questions: 4 });
    for (let count = 0; count < 2; count++) await attempt(engine, 'WELCOME', true);
    expect(await overview(engine)).toMatchObject({ batches: [], total: { started: [2, 2, 2] } });
    engine.clock.advance(10 * day);
    expect((await overview(engine)).total).toMatchObject({ started: [0, 0, 2], waiting: [0, 0, 2] });
    engine.clock.advance(20 * day);
    expect((await overview(engine)).total).toMatchObject({ started: [0, 0, 0], completed: [0, 0, 0] });
  });
});

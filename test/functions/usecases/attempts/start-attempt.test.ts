import { beforeAll, describe, expect, it } from 'vitest';
import { type Match, intercept, writesTo } from '#test/support/faults.ts';
import { another, makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 20 });
});

const isTransaction: Match = ({ name }) => name === 'TransactWriteItems';

/** A person who has entered and answered nothing. */
async function entered(on = engine) {
  const userId = newPerson();
  await on.redeem(userId);
  return { userId, view: await on.enter(userId) };
}

describe('the first answer', () => {
  it('brings all questions, which nobody can read before', async () => {
    const { userId, view } = await entered();
    expect(view).toMatchObject({ questions: { length: 1 }, questionCount: 20 });
    const [first] = view.questions;
    const { questions } = await engine.answer(userId, view, 0);
    expect(questions).toHaveLength(20);
    expect(questions?.[0]).toEqual(first);
    expect(await engine.answer(userId, view, 1)).not.toHaveProperty('questions');
  });

  it('brings all questions again when it is repeated, and uses no resume', async () => {
    const { userId, view } = await entered();
    const { questions } = await engine.answer(userId, { ...view }, 0);
    await engine.answer(userId, { ...view, questions: questions ?? [] }, 1);
    const again = await another(engine).answer(userId, view, 0);
    expect(again).toMatchObject({ outcome: 'replayed', questions, remaining: 4 });
    expect(await engine.answer(userId, view, 1)).toEqual({ ...again, questions: undefined });
  });

  it('is refused for any question but the first', async () => {
    const { userId, view } = await entered();
    const [shown] = view.questions;
    const paper = await engine.ports.banks.getPaper(1, 1);
    for (const { id, options } of paper.filter((question) => question.id !== shown?.questionId)) {
      const question = { questionId: id, text: '', options: [{ optionId: options[0]?.id ?? '', text: '' }] };
      const guess = engine.answer(userId, { ...view, questions: [question] }, 0);
      await expect(guess).rejects.toMatchObject({ code: 'not-presented' });
    }
    expect(await engine.items(userId, 'ATTEMPT#')).toEqual([]);
  });

  it('starts one attempt when two different ones race', async () => {
    const { userId, view } = await entered();
    const isStart: Match = (call) => isTransaction(call) && writesTo('ATTEMPT#')(call);
    const starting = await holdUp(engine, isStart, (slow) => slow.answer(userId, view, 0, 0));
    await engine.answer(userId, view, 0, 1);
    await expect(starting.goOn()).rejects.toMatchObject({ code: 'already-answered' });
    expect(await engine.items(userId, 'ATTEMPT#')).toMatchObject([{ answered: 1 }]);
  });

  it('starts the clock: 60 s for every two questions', async () => {
    const seven = await makeEngine({ questions: 7 });
    const { userId, view } = await entered(seven);
    expect(view).toMatchObject({ status: 'pending', timeLimitSeconds: 240 });
    seven.clock.advance(3_600_000);
    const { deadline, now } = await seven.answer(userId, view, 0);
    expect(deadline).toBe(now + 240_000);
  });

  it('consumes the coupon and frees the seat of its reservation', async () => {
    const { userId, view } = await entered();
    await engine.answer(userId, view, 0);
    const seat = await engine.ports.seats.find(userId, 1);
    expect(seat).toEqual({ openId: view.attemptId, completedCount: 0, early: [expect.any(String)] });
    const [redemption] = await engine.items(userId, 'REDEMPTION#');
    expect(redemption).toMatchObject({ status: 'consumed', attemptId: view.attemptId });
  });

  it('consumes the new coupon if the coupon is replaced in between', async () => {
    for (const code of ['FIRST', 'OTHER']) await engine.addCoupon({ code });
    const { userId, view } = await entered();
    await engine.redeem(userId, 'FIRST');
    const saving = await holdUp(engine, isTransaction, (slow) => slow.answer(userId, view, 0));
    await engine.redeem(userId, 'OTHER');
    // The start found another seat than it had read; it looks again, and starts with the coupon that holds now.
    await expect(saving.goOn()).resolves.toMatchObject({ outcome: 'saved' });
    expect((await engine.ports.coupons.find('FIRST'))?.uses).toBe(0);
    expect((await engine.ports.coupons.find('OTHER'))?.uses).toBe(1);
  });

  it('is refused for an attempt that the person never entered', async () => {
    const [mine, theirs] = [newPerson(), newPerson()];
    await engine.redeem(mine);
    await engine.redeem(theirs);
    const view = await engine.enter(theirs);
    await expect(engine.answer(mine, view, 0)).rejects.toMatchObject({ code: 'not-found' });
    expect(await engine.items(mine, 'ATTEMPT#')).toEqual([]);
  });
});

describe('enterQuiz', () => {
  it('needs a coupon', async () => {
    await expect(engine.enter(newPerson())).rejects.toMatchObject({ code: 'coupon-required' });
  });

  it('gives the same attempt and order before and after the first answer', async () => {
    const { userId, view: first } = await entered();
    const again = await another(engine).enter(userId);
    expect(again).toEqual(first);
    await engine.answer(userId, first, 0);
    const resumed = await another(engine).enter(userId);
    expect(resumed.questions).toEqual(first.questions);
    expect(resumed.questionCount).toBe(20);
    expect(resumed).toMatchObject({ status: 'open', attemptId: first.attemptId, resumeCount: 1, remaining: 3 });
    expect(resumed.answered).toEqual([
      { questionId: first.questions[0]?.questionId, optionId: first.questions[0]?.options[0]?.optionId },
    ]);
  });

  it('shuffles questions and options differently for each attempt', async () => {
    const views = await Promise.all(Array.from({ length: 6 }, () => entered()));
    for (const { userId, view } of views) await engine.answer(userId, view, 0);
    const orders = views.map(({ view: { questions } }) =>
      questions.map(({ questionId, options }) => questionId + options.map(({ optionId }) => optionId).join('')),
    );
    expect(new Set(orders.map((order) => order.join())).size).toBe(6);
    expect(new Set(orders.flat()).size).toBeGreaterThan(60);
  });

  it('continues an attempt that was begun while the entry was running', async () => {
    const { userId, view } = await entered();
    const entering = await holdUp(
      engine,
      ({ name, input }) => name === 'UpdateItem' && JSON.stringify(input).includes('pendingId'),
      (slow) => slow.enter(userId),
    );
    await engine.answer(userId, view, 0);
    expect(await entering.goOn()).toMatchObject({ status: 'open', attemptId: view.attemptId });
  });

  it('needs a new coupon after an attempt has ended', async () => {
    const { userId, view } = await entered();
    await engine.answer(userId, view, 0);
    await engine.end(userId, view.attemptId);
    await expect(engine.enter(userId)).rejects.toMatchObject({ code: 'coupon-required' });
  });

  it('reads nothing of the bank in a warm function', async () => {
    const [a, b] = [newPerson(), newPerson()];
    await engine.redeem(a);
    await engine.redeem(b);
    await engine.enter(a);
    const reads: string[] = [];
    intercept(
      engine.table,
      ({ input }) => JSON.stringify(input).includes('BANK#'),
      (send, { name }) => (reads.push(name), send()),
    );
    await engine.enter(b);
    expect(reads).toEqual([]);
  });
});

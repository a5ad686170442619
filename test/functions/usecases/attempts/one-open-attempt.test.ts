import { describe, expect, it } from 'vitest';
import { activateQuiz } from '#functions/usecases/banks/quizzes.ts';
import { enterQuiz } from '#functions/usecases/attempts/enter-quiz.ts';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { redeemCoupon } from '#functions/usecases/coupons/redeem-coupon.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { another, makeEngine, newEventId, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import * as words from '#functions/domain/words/attempts.ts';

const activate = (engine: Engine, quizId: number, activeQuizId: number) =>
  activateQuiz(engine.ports, { quizId, activeQuizId, by: 'admin' });
const seatOf = (engine: Engine, userId: string, quizId: number) => getSeat(engine.ports, { userId, quizId });
const openSortKey = async (engine: Engine, userId: string) => (await engine.items(userId, 'OPEN'))[0];
const enter = (engine: Engine, userId: string, quizId: number) =>
  enterQuiz(engine.ports, {
    caller: { userId, email: `${userId}@example.com`, name: 'Asha' },
    quizId,
    eventId: newEventId(),
  });

/** A person who has entered quiz 1 and, after another one was activated, quiz 2; nothing is answered. */
async function enteredTwo() {
  const engine = await makeEngine({ questions: 4 });
  await engine.publish(makeBank(5, 'Second'), undefined, 2);
  await engine.addCoupon({ code: 'SECOND', quizId: 2 });
  await activate(engine, 1, 2);
  const userId = newPerson();
  await engine.redeem(userId);
  const first = await engine.enter(userId);
  await activate(engine, 2, 1);
  await redeemCoupon(engine.ports, { userId, email: `${userId}@example.com`, quizId: 2, code: 'SECOND' });
  const second = await enter(engine, userId, 2);
  expect([first, second]).toMatchObject([{ status: 'pending' }, { status: 'pending' }]);
  return { engine, userId, first, second };
}

describe('a person with two quizzes', () => {
  it('cannot begin the second attempt: its first answer is refused and its coupon kept', async () => {
    const { engine, userId, first, second } = await enteredTwo();
    await engine.answer(userId, second, 0);
    await expect(another(engine).answer(userId, first, 0)).rejects.toMatchObject({
      code: 'attempt-open',
      message: words.another,
    });
    expect(await engine.items(userId, 'ATTEMPT#')).toMatchObject([
      { status: 'open', sk: expect.stringContaining('#2#') as string },
    ]);
    expect((await engine.ports.seats.find(userId, 1)).coupon).toBe('WELCOME');
    expect(await openSortKey(engine, userId)).toMatchObject({
      attemptId: second.attemptId,
      ttl: expect.any(Number) as number,
    });
    // The page enters again, and is led to the open one.
    expect(await enter(engine, userId, 2)).toMatchObject({ status: 'open', attemptId: second.attemptId });
  });

  it('begins one attempt when both first answers race', async () => {
    const { engine, userId, first, second } = await enteredTwo();
    const answering = await holdUp(
      engine,
      ({ name }) => name === 'TransactWriteItems',
      (slow) => slow.answer(userId, first, 0),
    );
    await engine.answer(userId, second, 0);
    await expect(answering.goOn()).rejects.toMatchObject({ code: 'attempt-open' });
    expect(await engine.items(userId, 'ATTEMPT#')).toHaveLength(1);
  });

  it('can begin the other attempt after the first has ended', async () => {
    const { engine, userId, first, second } = await enteredTwo();
    await engine.answer(userId, second, 0);
    await engine.end(userId, second.attemptId);
    expect(await openSortKey(engine, userId)).not.toHaveProperty('attemptId');
    await expect(engine.answer(userId, first, 0)).resolves.toMatchObject({ outcome: 'saved' });
    expect(await openSortKey(engine, userId)).toMatchObject({ attemptId: first.attemptId });
  });

  it('sees the coupon and count of each quiz, whatever is open in the other', async () => {
    const { engine, userId, first, second } = await enteredTwo();
    await engine.answer(userId, first, 0);
    const coupon = { coupon: { code: 'SECOND' }, completedCount: 0 };
    expect(await seatOf(engine, userId, 2)).toMatchObject({ ...coupon, openAttemptId: first.attemptId });
    await engine.end(userId, first.attemptId);
    expect(await seatOf(engine, userId, 2)).toMatchObject(coupon);
    expect(await seatOf(engine, userId, 2)).not.toHaveProperty('openAttemptId');
    await engine.answer(userId, second, 0);
    expect((await seatOf(engine, userId, 2)).coupon).toBeUndefined();
  });

  it('cannot enter the quiz that is not on sale any more', async () => {
    const { engine, userId } = await enteredTwo();
    await expect(engine.enter(userId)).rejects.toMatchObject({ code: 'not-found' });
  });

  it('has an expired attempt counted in its own quiz only', async () => {
    const { engine, userId, first } = await enteredTwo();
    await engine.answer(userId, first, 0);
    engine.clock.advance(24 * 60 * 60_000);
    expect(await seatOf(engine, userId, 2)).toMatchObject({ completedCount: 0, coupon: { code: 'SECOND' } });
    expect((await engine.ports.seats.find(userId, 1)).completedCount).toBe(1);
  });
});

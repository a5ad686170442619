import { describe, expect, it } from 'vitest';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

/** Answers so many questions of a new attempt and ends it. */
async function take(engine: Engine, userId: string, count: number): Promise<void> {
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  for (let index = 0; index < count; index++) await engine.answer(userId, view, index);
  await engine.end(userId, view.attemptId);
}

const retakeOf = async (engine: Engine, userId: string) => (await getSeat(engine.ports, { userId, quizId })).retake;

describe('a retake', () => {
  it('is told of before a coupon is spent: how many questions it has, and in what time', async () => {
    const engine = await makeEngine({ questions: 6 });
    const userId = newPerson();
    expect(await retakeOf(engine, userId)).toBeUndefined();
    await take(engine, userId, 5);
    expect(await retakeOf(engine, userId)).toEqual({ questionCount: 1, newCount: 1, total: 6, timeLimitSeconds: 60 });
  });

  it('asks all of them again when none is left, and says that none is new', async () => {
    const engine = await makeEngine({ questions: 6 });
    const userId = newPerson();
    await take(engine, userId, 6);
    expect(await retakeOf(engine, userId)).toEqual({ questionCount: 6, newCount: 0, total: 6, timeLimitSeconds: 180 });
  });

  it.each([1, 5, 6])('has as many questions after %d answers as its entry then shows', async (answered) => {
    const engine = await makeEngine({ questions: 6 });
    const userId = newPerson();
    await take(engine, userId, answered);
    const told = await retakeOf(engine, userId);
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    expect(told).toMatchObject({ questionCount: view.questions.length, timeLimitSeconds: view.timeLimitSeconds });
    // Entered and not begun, it keeps what it presents.
    expect(await retakeOf(engine, userId)).toEqual(told);
  });

  it('that was entered and not begun is told again once another version is live, as its entry then shows it', async () => {
    const engine = await makeEngine({ questions: 6 });
    const userId = newPerson();
    await take(engine, userId, 4);
    await engine.redeem(userId);
    await engine.enter(userId);
    await engine.publish(makeBank(8, 'Newer'), 1);
    const told = await retakeOf(engine, userId);
    expect(told).toEqual({ questionCount: 8, newCount: 8, total: 8, timeLimitSeconds: 240 });
    expect((await engine.enter(userId)).questions).toHaveLength(8);
  });

  it('has the time that was granted for it', async () => {
    const engine = await makeEngine({ questions: 6 });
    const userId = newPerson();
    await take(engine, userId, 4);
    await engine.redeem(userId);
    await engine.enter(userId);
    const grant = { grantId: 'grant-1', reason: 'Low vision', by: 'admin' };
    await grantNextTime(engine.ports, { userId, quizId, minutes: 10, ...grant });
    expect(await retakeOf(engine, userId)).toMatchObject({ questionCount: 2, timeLimitSeconds: 60 + 600 });
  });
});

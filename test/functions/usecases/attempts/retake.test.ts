import { beforeAll, describe, expect, it } from 'vitest';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { grantNextTime } from '#functions/usecases/attempts/grant-next-time.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 6 });
});

/** Answers so many questions of a new attempt and ends it. */
async function take(userId: string, count: number): Promise<void> {
  await engine.redeem(userId);
  const view = await engine.enter(userId);
  for (let index = 0; index < count; index++) await engine.answer(userId, view, index);
  await engine.end(userId, view.attemptId);
}

const retakeOf = async (userId: string) => (await getSeat(engine.ports, { userId, quizId })).retake;

describe('the retake that getSeat announces', () => {
  it('shows the number of questions and the time before a coupon is spent', async () => {
    const userId = newPerson();
    expect(await retakeOf(userId)).toBeUndefined();
    await take(userId, 5);
    expect(await retakeOf(userId)).toEqual({ questionCount: 1, newCount: 1, total: 6, timeLimitSeconds: 60 });
  });

  it('has all questions, none of them new, if all were answered', async () => {
    const userId = newPerson();
    await take(userId, 6);
    expect(await retakeOf(userId)).toEqual({ questionCount: 6, newCount: 0, total: 6, timeLimitSeconds: 180 });
  });

  it.each([1, 5, 6])('has as many questions after %d answers as its entry then shows', async (answered) => {
    const userId = newPerson();
    await take(userId, answered);
    const told = await retakeOf(userId);
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    expect(told).toMatchObject({ questionCount: view.questionCount, timeLimitSeconds: view.timeLimitSeconds });
    // Entered and not begun, it keeps what it presents.
    expect(await retakeOf(userId)).toEqual(told);
  });

  it('includes the extra time granted for the next attempt', async () => {
    const userId = newPerson();
    await take(userId, 4);
    await engine.redeem(userId);
    await engine.enter(userId);
    const grant = { grantId: 'grant-1', reason: 'Low vision', by: 'admin' };
    await grantNextTime(engine.ports, { userId, quizId, minutes: 10, ...grant });
    expect(await retakeOf(userId)).toMatchObject({ questionCount: 2, timeLimitSeconds: 60 + 600 });
  });

  it('follows the live version if entered and not begun', async () => {
    const userId = newPerson();
    await take(userId, 4);
    await engine.redeem(userId);
    await engine.enter(userId);
    await engine.publish(makeBank(8, 'Newer'), 1);
    const told = await retakeOf(userId);
    expect(told).toEqual({ questionCount: 8, newCount: 8, total: 8, timeLimitSeconds: 240 });
    expect((await engine.enter(userId)).questionCount).toBe(8);
  });
});

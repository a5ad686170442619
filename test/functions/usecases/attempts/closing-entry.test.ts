import { beforeAll, describe, expect, it } from 'vitest';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { runningAttempt } from '#test/support/running-attempt.ts';
import { makeEngine, newEventId, quizId, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { closing } from '#functions/domain/words/attempts.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

/** An attempt with one answer of four that has one entry left, which would close it. */
async function atTheLimit() {
  const started = await startedAttempt(engine);
  for (let events = 1; events <= 3; events++) await engine.switchTab(started.userId, started.attemptId);
  return started;
}

const ask = (userId: string, eventId = newEventId(), on = engine) => on.enter(userId, eventId, { mayClose: false });
const wouldClose = {
  code: 'would-close',
  message: closing(1, 4, false),
};

describe('an entry that would close the attempt', () => {
  it('is refused without confirmation, and changes nothing', async () => {
    const { userId } = await atTheLimit();
    const before = await engine.items(userId, '');
    for (const mayClose of [false, false, undefined])
      await expect(engine.enter(userId, newEventId(), { mayClose })).rejects.toMatchObject(wouldClose);
    expect(await engine.items(userId, '')).toEqual(before);
  });

  it('closes the attempt once confirmed under the same event id, and can be retried', async () => {
    const { userId } = await atTheLimit();
    const eventId = newEventId();
    await expect(ask(userId, eventId)).rejects.toMatchObject(wouldClose);
    const closed = await engine.enter(userId, eventId);
    expect(closed).toMatchObject({ status: 'completed', endReason: 'limit', questions: [], resumeCount: 4 });
    // Its reply got lost: it comes again, with the word or without.
    expect(await engine.enter(userId, eventId)).toEqual(closed);
    expect(await ask(userId, eventId)).toEqual(closed);
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
  });

  it('opens the attempt if a resume is granted while the request is running', async () => {
    const { userId, attemptId, resume } = await runningAttempt(engine);
    for (let events = 1; events <= 3; events++) await engine.switchTab(userId, attemptId);
    const held = await holdUp(
      engine,
      ({ name, input }) => name === 'GetItem' && JSON.stringify(input).includes('ATTEMPT#'),
      (slow) => ask(userId, newEventId(), slow),
    );
    await resume();
    expect(await held.goOn()).toMatchObject({ status: 'open', resumeCount: 4, remaining: 1 });
  });

  it('counts the questions of this attempt, fewer in a retake than the bank has', async () => {
    const engine = await makeEngine({ questions: 6 });
    const { userId, view, attemptId } = await startedAttempt(engine);
    for (const index of [1, 2, 3]) await engine.answer(userId, view, index);
    await engine.end(userId, attemptId);
    await engine.redeem(userId);
    const retake = await engine.enter(userId);
    await engine.answer(userId, retake, 0);
    for (let events = 1; events <= 3; events++) await engine.switchTab(userId, retake.attemptId);
    await expect(ask(userId, newEventId(), engine)).rejects.toThrow(closing(1, 2, false));
  });

  it('says that the time is over, and still needs confirmation', async () => {
    const { userId } = await atTheLimit();
    engine.clock.advance(121_000);
    await expect(ask(userId)).rejects.toThrow(closing(1, 4, true));
  });
});

describe('getSeat', () => {
  it('shows the answers and the deadline of an unfinished attempt', async () => {
    const { userId } = await atTheLimit();
    const seat = await getSeat(engine.ports, { userId, quizId });
    const now = engine.clock();
    expect(seat).toMatchObject({
      remaining: 1,
      unfinished: { answered: 1, questionCount: 4, deadline: now + 120_000, now },
    });
    expect(seat.retake).toBeUndefined();
  });
});

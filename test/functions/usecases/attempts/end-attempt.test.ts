import { beforeEach, describe, expect, it } from 'vitest';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { consentTextVersion } from '#functions/domain/people/consent.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { getSeat as operation } from '#functions/contract/quiz.ts';
import { intercept, writesTo } from '#test/support/faults.ts';
import {
  another,
  engineOn,
  makeClock,
  makeEngine,
  newPerson,
  quizId,
  startedAttempt,
  type Engine,
} from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { reopen } from '#test/support/dynamo/make-table.ts';
import { runningAttempt } from '#test/support/running-attempt.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const ends = writesTo('RESULT#');

describe('endAttempt', () => {
  it('writes the result, frees the seat and closes the attempt in one step', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const receipt = await engine.end(userId, attemptId);
    expect(receipt).toEqual({ attemptId, endReason: 'candidate', endedAt: engine.clock() });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'completed', endReason: 'candidate' });
    expect(await engine.ports.seats.find(userId, quizId)).toEqual({ completedCount: 1, early: [expect.any(String)] });
    expect(await engine.items(userId, 'RESULT#')).toMatchObject([{ status: 'pending', sk: `RESULT#${attemptId}` }]);
  });

  it('refuses an answer that reaches the table after the end', async () => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    const saving = await holdUp(
      engine,
      ({ name }) => name === 'UpdateItem',
      (slow) => slow.answer(userId, view, 1),
    );
    await engine.end(userId, attemptId);
    await expect(saving.goOn()).rejects.toMatchObject({ code: 'attempt-closed' });
  });

  it('keeps an answer that was saved between its read and its write', async () => {
    const { userId, view, attemptId } = await startedAttempt(engine);
    const ending = await holdUp(engine, ends, (slow) => slow.end(userId, attemptId));
    await engine.answer(userId, view, 1);
    await ending.goOn();
    expect((await engine.find(userId, attemptId))?.answeredCount).toBe(2);
  });

  it('writes one result when two ends race', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const held = await holdUp(engine, ends, (slow) => slow.end(userId, attemptId));
    const first = await engine.end(userId, attemptId);
    engine.clock.advance(5_000);
    expect(await held.goOn()).toEqual(first);
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
    expect((await engine.ports.seats.find(userId, quizId)).completedCount).toBe(1);
  });

  it.each([
    ['seat', 'SEAT#'],
    ['place for an open attempt', 'OPEN'],
  ])('frees a %s that it read before the first answer took it', async (_, sk) => {
    const { userId, attemptId } = await startedAttempt(engine);
    const slow = another(engine);
    let isEarly = true;
    // Reads are not atomic: one item may come from before a write, and another from after it.
    intercept(
      slow.table,
      ({ name }) => name === 'BatchGetItem',
      async (send) => {
        const reply = (await send()) as { output: { Responses: Record<string, { sk: string }[]> } };
        if (isEarly)
          for (const [table, items] of Object.entries(reply.output.Responses))
            reply.output.Responses[table] = items.filter((item) => !item.sk.startsWith(sk));
        isEarly = false;
        return reply;
      },
    );
    await slow.end(userId, attemptId);
    expect((await engine.ports.seats.find(userId, quizId)).openId).toBeUndefined();
    expect((await engine.items(userId, 'OPEN'))[0]).not.toHaveProperty('attemptId');
  });

  it('is refused before the first answer', async () => {
    const userId = newPerson();
    await engine.redeem(userId);
    const { attemptId } = await engine.enter(userId);
    await expect(engine.end(userId, attemptId)).rejects.toMatchObject({
      code: 'nothing-answered',
      message: 'Please answer at least one question before ending the quiz.',
    });
  });

  it('is refused because of time as long as the deadline has not passed', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const deadline = (await engine.find(userId, attemptId))?.deadline ?? NaN;
    engine.clock.advance(deadline - engine.clock() - 1);
    await expect(engine.end(userId, attemptId, deadline)).rejects.toMatchObject({ code: 'attempt-open' });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'open' });
    engine.clock.advance(1);
    expect(await engine.end(userId, attemptId, deadline)).toMatchObject({ endReason: 'time', endedAt: deadline });
  });
});

describe('closeExpiredAttempts', () => {
  it('ends attempts at their deadline once the late window is over, and no others', async () => {
    const over = await startedAttempt(engine);
    const deadline = engine.clock() + 120_000;
    engine.clock.advance(60_000);
    const running = await startedAttempt(engine);
    engine.clock.advance(60_000 + lateWindowMs + 1);
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 1 });
    expect(await engine.find(over.userId, over.attemptId)).toMatchObject({
      status: 'completed',
      endReason: 'time',
      endedAt: deadline,
    });
    expect(await engine.items(over.userId, 'RESULT#')).toHaveLength(1);
    expect(await engine.find(running.userId, running.attemptId)).toMatchObject({ status: 'open' });
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 0 });
  });

  it('leaves an attempt that got more time after the index listed it', async () => {
    const { userId, attemptId, limitMs, time } = await runningAttempt(engine);
    await time(30);
    engine.clock.advance(limitMs + lateWindowMs + 1);
    // The index still has it where it was before the grant.
    const stale = async function* () {
      yield { found: [{ userId, attempt: parseAttemptId(attemptId) }], failures: [] };
    };
    expect(await closeExpiredAttempts({ ...engine.ports, expired: { pages: stale } })).toMatchObject({
      ended: 0,
      failures: [],
    });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'open' });
    expect(await engine.items(userId, 'RESULT#')).toEqual([]);
  });

  it('leaves an attempt that gets more time between read and write', async () => {
    const { userId, attemptId, limitMs, time } = await runningAttempt(engine);
    // An admin's function whose clock is behind: for it the attempt is not over yet.
    const admin = engineOn(reopen(engine.table), makeClock(engine.clock() + limitMs + lateWindowMs));
    engine.clock.advance(limitMs + lateWindowMs + 1);
    const closing = await holdUp(engine, ends, (slow) => closeExpiredAttempts(slow.ports));
    await time(30, admin);
    expect(await closing.goOn()).toMatchObject({ ended: 0, failures: [] });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'open' });
  });

  it('closes a person’s expired attempt at their next request', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    engine.clock.advance(120_000 + lateWindowMs + 1);
    expect(operation.reply.parse(await getSeat(engine.ports, { userId, quizId }))).toEqual({
      completedCount: 1,
      retake: { questionCount: 3, newCount: 3, total: 4, timeLimitSeconds: 120 },
      consent: { textVersion: consentTextVersion, at: expect.any(Number) as number },
    });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'completed', endReason: 'time' });
    const second = await startedAttempt(engine);
    engine.clock.advance(120_000 + lateWindowMs + 1);
    expect(await engine.enter(second.userId)).toMatchObject({ status: 'completed', endReason: 'time', questions: [] });
  });
});

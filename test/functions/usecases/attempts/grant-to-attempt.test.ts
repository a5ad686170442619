import { ulid } from 'ulid';
import { beforeAll, describe, expect, it } from 'vitest';
import { parseAttemptId } from '#functions/domain/attempts/attempt.ts';
import { lateWindowMs } from '#functions/domain/attempts/time-limit.ts';
import { closeExpiredAttempts } from '#functions/usecases/attempts/close-expired-attempts.ts';
import { writesGrant, writesTo } from '#test/support/faults.ts';
import { makeEngine, newEventId, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { runningAttempt } from '#test/support/running-attempt.ts';
import { noGrantClosing, noGrantEnded } from '#functions/domain/words/attempts.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});
const running = () => runningAttempt(engine);
const minute = 60_000;

describe('extra time for a running attempt', () => {
  it('moves the deadline, the late window and the automatic close', async () => {
    const { userId, view, attemptId, deadline, limitMs, time, clock, audit } = await running();
    engine.clock.advance(minute);
    expect(await time(10)).toEqual({ deadline: deadline + 10 * minute, remaining: 4, minutes: 10 });
    expect(await clock()).toMatchObject({ deadline: deadline + 10 * minute, remaining: 4, now: engine.clock() });
    engine.clock.advance(limitMs);
    const after = limitMs + minute;
    expect(await engine.answer(userId, view, 1, 0, after)).toMatchObject({
      outcome: 'saved',
      deadline: deadline + 10 * minute,
    });
    expect((await engine.find(userId, attemptId))?.late).toEqual([]);
    engine.clock.advance(10 * minute + lateWindowMs - 2 * minute);
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 0 });
    engine.clock.advance(minute + 1);
    expect(await closeExpiredAttempts(engine.ports)).toMatchObject({ ended: 1 });
    expect(await engine.find(userId, attemptId)).toMatchObject({ endedAt: deadline + 10 * minute, endReason: 'time' });
    expect(await audit()).toMatchObject([
      {
        what: 'time-granted',
        by: 'admin',
        object: `attempt ${attemptId}`,
        person: userId,
        reason: 'The power was out.',
        before: { deadline },
        after: { deadline: deadline + 10 * minute, minutes: 10 },
      },
    ]);
  });

  it('reaches the page with its next request: answer, replay, tab switch or entry', async () => {
    const { userId, view, attemptId, deadline, time } = await running();
    await time(10);
    const granted = { deadline: deadline + 10 * minute, now: engine.clock() };
    expect(await engine.answer(userId, view, 1, 0)).toMatchObject(granted);
    expect(await engine.answer(userId, view, 1, 0)).toMatchObject({ outcome: 'replayed', ...granted });
    const eventId = newEventId();
    expect(await engine.switchTab(userId, attemptId, eventId)).toMatchObject(granted);
    expect(await engine.switchTab(userId, attemptId, eventId)).toMatchObject(granted);
    expect(await engine.enter(userId)).toMatchObject(granted);
  });

  it('raises the limit that a re-entry shows', async () => {
    const { userId, limitMs, time } = await running();
    await time(3);
    expect(await engine.enter(userId)).toMatchObject({ timeLimitSeconds: limitMs / 1000 + 180 });
  });

  it('makes an answer punctual that arrives while the grant is written', async () => {
    const { userId, view, attemptId, limitMs, deadline, time } = await running();
    engine.clock.advance(limitMs + minute);
    const held = await holdUp(engine, writesGrant, (slow) => time(10, slow));
    await engine.answer(userId, view, 1, 0, limitMs);
    expect(await held.goOn()).toMatchObject({ deadline: deadline + 11 * minute });
    const attempt = await engine.find(userId, attemptId);
    expect(attempt).toMatchObject({ answeredCount: 2, late: [] });
    expect(Object.keys(attempt?.answers ?? {})).toHaveLength(2);
  });

  it('is refused with a reason once the attempt has ended or is due to close', async () => {
    const ended = await running();
    await engine.end(ended.userId, ended.attemptId);
    await expect(ended.time(5)).rejects.toMatchObject({
      code: 'attempt-closed',
      message: noGrantEnded,
    });
    const late = await running();
    engine.clock.advance(late.limitMs + lateWindowMs + 1);
    await expect(late.time(5)).rejects.toMatchObject({
      code: 'attempt-closed',
      message: noGrantClosing,
    });
    await expect(late.resume()).rejects.toMatchObject({ code: 'attempt-closed' });
    await expect(
      engine.ports.grants.grantTime({
        userId: newPerson(),
        attempt: parseAttemptId(late.attemptId),
        minutes: 5,
        grantId: ulid(),
        reason: 'r',
        by: 'admin',
        now: engine.clock(),
      }),
    ).rejects.toMatchObject({ code: 'not-found' });
    expect(await ended.audit()).toEqual([]);
    expect(await engine.items(late.userId, 'GRANT#')).toEqual([]);
  });

  it('adds up when two admins grant at once', async () => {
    const { deadline, time, clock, audit, userId } = await running();
    const held = await holdUp(engine, writesGrant, (slow) => time(5, slow));
    await time(7);
    expect(await held.goOn()).toMatchObject({ deadline: deadline + 12 * minute });
    expect(await clock()).toMatchObject({ deadline: deadline + 12 * minute });
    expect(await audit()).toHaveLength(2);
    expect(await engine.items(userId, 'GRANT#')).toHaveLength(2);
  });

  it('loses to an end that came first, and is refused', async () => {
    const { userId, attemptId, time } = await running();
    const held = await holdUp(engine, writesGrant, (slow) => time(5, slow));
    await engine.end(userId, attemptId);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'attempt-closed' });
  });

  it('stops a page from ending the attempt at the old deadline', async () => {
    const { userId, attemptId, deadline, limitMs, time, stored } = await running();
    engine.clock.advance(limitMs);
    const ending = await holdUp(engine, writesTo('RESULT#'), (slow) => slow.end(userId, attemptId, deadline));
    await time(10);
    await expect(ending.goOn()).rejects.toMatchObject({ code: 'attempt-open' });
    await expect(engine.end(userId, attemptId, deadline)).rejects.toMatchObject({ code: 'attempt-open' });
    expect(await stored()).toMatchObject({ status: 'open' });
    engine.clock.advance(10 * minute);
    expect(await engine.end(userId, attemptId, deadline + 10 * minute)).toMatchObject({ endReason: 'time' });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { makeBank } from '#test/support/make-bank.ts';
import { another, makeEngine, newEventId, startedAttempt, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

describe('resumes and tab switches', () => {
  it('count together, each event once, and the fourth closes the attempt', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const first = newEventId();
    expect(await engine.switchTab(userId, attemptId, first)).toMatchObject({
      status: 'open',
      resumeCount: 1,
      remaining: 3,
    });
    expect(await engine.switchTab(userId, attemptId, first)).toMatchObject({
      status: 'open',
      resumeCount: 1,
      remaining: 3,
    });
    expect(await engine.enter(userId)).toMatchObject({ status: 'open', resumeCount: 2, remaining: 2 });
    expect(await engine.switchTab(userId, attemptId)).toMatchObject({ status: 'open', resumeCount: 3, remaining: 1 });
    const fourth = newEventId();
    const closed = { status: 'completed', resumeCount: 4, remaining: 0 };
    expect(await engine.switchTab(userId, attemptId, fourth)).toMatchObject(closed);
    expect(await engine.switchTab(userId, attemptId, fourth)).toMatchObject(closed);
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'completed', endReason: 'limit' });
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
  });

  it('close the attempt once when eight different ones arrive at once', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const functions = Array.from({ length: 8 }, () => another(engine));
    const outcomes = await Promise.all(functions.map((one) => one.switchTab(userId, attemptId)));
    expect(
      outcomes
        .filter(({ status }) => status === 'open')
        .map(({ resumeCount }) => resumeCount)
        .sort(),
    ).toEqual([1, 2, 3]);
    const attempt = await engine.find(userId, attemptId);
    expect(Object.keys(attempt?.events ?? {})).toHaveLength(4);
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
  });

  const causes = [undefined, 'open', 'reload', 'back-forward'] as const;
  it.each(causes)('store the cause that an entry names: %s', async (cause) => {
    const { userId, attemptId } = await startedAttempt(engine);
    const eventId = newEventId();
    expect(await engine.enter(userId, eventId, { cause, awaySeconds: 7 })).toMatchObject({ resumeCount: 1 });
    expect((await engine.find(userId, attemptId))?.events[eventId]).toMatchObject({
      cause: cause ?? 'open',
      awaySeconds: 7,
    });
  });

  it('store how long an absence lasted when a repeat reports it, without counting again', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const eventId = newEventId();
    await engine.switchTab(userId, attemptId, eventId);
    const at = Math.floor(engine.clock() / 1000);
    engine.clock.advance(12_000);
    const told = [
      await engine.switchTab(userId, attemptId, eventId, { awaySeconds: 12 }),
      await engine.switchTab(userId, attemptId, eventId, { awaySeconds: 12 }),
      await engine.switchTab(userId, attemptId, eventId, { awaySeconds: 3 }),
      await engine.switchTab(userId, attemptId, eventId),
    ];
    expect(told.map(({ resumeCount, remaining }) => [resumeCount, remaining])).toEqual(Array(4).fill([1, 3]));
    expect((await engine.find(userId, attemptId))?.events).toEqual({
      [eventId]: { cause: 'tab-switch', at, awaySeconds: 12 },
    });
  });

  it('store the absence of the event that closed the attempt', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    for (let events = 0; events < 3; events++) await engine.switchTab(userId, attemptId);
    const eventId = newEventId();
    await engine.switchTab(userId, attemptId, eventId);
    const closed = { status: 'completed', resumeCount: 4, remaining: 0 };
    expect(await engine.switchTab(userId, attemptId, eventId, { awaySeconds: 40 })).toMatchObject(closed);
    expect((await engine.find(userId, attemptId))?.events[eventId]).toMatchObject({ awaySeconds: 40 });
  });

  it('keep the longest of two absences reported at once', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    const eventId = newEventId();
    await engine.switchTab(userId, attemptId, eventId);
    const short = await holdUp(
      engine,
      ({ input }) => JSON.stringify(input).includes(':known'),
      (slow) => slow.switchTab(userId, attemptId, eventId, { awaySeconds: 5 }),
    );
    await engine.switchTab(userId, attemptId, eventId, { awaySeconds: 50 });
    expect(await short.goOn()).toMatchObject({ resumeCount: 1 });
    expect((await engine.find(userId, attemptId))?.events[eventId]?.awaySeconds).toBe(50);
  });
});

describe('an event that names another version of the attempt', () => {
  it('is refused, and neither counts nor stores an absence', async () => {
    const { userId, attemptId } = await startedAttempt(engine);
    await engine.publish(makeBank(5), 1);
    const [quiz, , ulid] = attemptId.split('.');
    const forged = `${quiz ?? ''}.2.${ulid ?? ''}`;
    await expect(engine.switchTab(userId, forged)).rejects.toMatchObject({ code: 'not-found' });
    const known = newEventId();
    await engine.switchTab(userId, attemptId, known);
    await expect(engine.switchTab(userId, forged, known, { awaySeconds: 99 })).rejects.toMatchObject({
      code: 'not-found',
    });
    const events = (await engine.find(userId, attemptId))?.events ?? {};
    expect(Object.keys(events)).toEqual([known]);
    expect(events[known]).not.toHaveProperty('awaySeconds');
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { getAttemptClock } from '#functions/usecases/attempts/record-event.ts';
import { record, writesTo } from '#test/support/faults.ts';
import { another, makeEngine, newEventId, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';
import { runningAttempt } from '#test/support/running-attempt.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});
const running = () => runningAttempt(engine);

describe('grantResume', () => {
  it('allows one more event before the one that closes the attempt', async () => {
    const { userId, attemptId, resume, audit } = await running();
    for (let event = 0; event < 3; event++) await engine.switchTab(userId, attemptId);
    expect(await resume()).toMatchObject({ remaining: 2 });
    expect(await engine.switchTab(userId, attemptId)).toMatchObject({ status: 'open', remaining: 1 });
    expect(await engine.switchTab(userId, attemptId)).toMatchObject({ status: 'completed' });
    expect(await audit()).toMatchObject([
      { what: 'resume-granted', before: { remaining: 1 }, after: { remaining: 2 } },
    ]);
  });

  it('keeps the attempt open when granted before the closing event is written', async () => {
    const { userId, attemptId, resume } = await running();
    for (let event = 0; event < 3; event++) await engine.switchTab(userId, attemptId);
    const closing = await holdUp(engine, writesTo('RESULT#'), (slow) =>
      slow.switchTab(userId, attemptId, newEventId()),
    );
    await resume();
    expect(await closing.goOn()).toMatchObject({ status: 'open', remaining: 1, resumeCount: 4 });
  });

  it('keeps the attempt open when the closing event was counted in between', async () => {
    const { userId, attemptId, resume } = await running();
    for (let event = 0; event < 3; event++) await engine.switchTab(userId, attemptId);
    const eventId = newEventId();
    const closing = await holdUp(engine, writesTo('RESULT#'), (slow) => slow.switchTab(userId, attemptId, eventId));
    await resume();
    expect(await engine.switchTab(userId, attemptId, eventId)).toMatchObject({ status: 'open', resumeCount: 4 });
    expect(await closing.goOn()).toMatchObject({ status: 'open', resumeCount: 4 });
  });

  it('adds up when three admins grant at once', async () => {
    const { resume, clock } = await running();
    await Promise.all([resume(), resume(another(engine)), resume(another(engine))]);
    expect(await clock()).toMatchObject({ remaining: 7 });
  });
});

describe('getAttemptClock', () => {
  it('costs one read, and refuses another person', async () => {
    const { userId, attemptId } = await running();
    const page = another(engine);
    const calls = record(page.table);
    await getAttemptClock(page.ports, { userId, attemptId });
    expect(calls.map(({ name }) => name)).toEqual(['GetItem']);
    await expect(getAttemptClock(engine.ports, { userId: newPerson(), attemptId })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

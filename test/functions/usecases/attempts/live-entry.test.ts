import { beforeAll, describe, expect, it } from 'vitest';
import { endAttempt } from '#functions/usecases/attempts/end-attempt.ts';
import { getAttemptClock } from '#functions/usecases/attempts/record-event.ts';
import { getSeat } from '#functions/usecases/attempts/get-seat.ts';
import { another, makeEngine, newEventId, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { writesTo } from '#test/support/faults.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

/** A person whose first tab has entered; nothing is answered yet. */
async function entered() {
  const userId = newPerson();
  await engine.redeem(userId);
  const first = newEventId();
  const view = await engine.enter(userId, first);
  const answer = (index: number, entryId?: string, on = engine) => on.answer(userId, view, index, 0, 0, entryId);
  return { userId, view, attemptId: view.attemptId, first, answer };
}

describe('the live entry', () => {
  it('is the latest; answers of a displaced page are kept and marked as not live', async () => {
    const { userId, attemptId, first, answer } = await entered();
    expect(await answer(0, first)).toMatchObject({ outcome: 'saved', isLive: true });
    const second = newEventId();
    await engine.enter(userId, second);
    expect(await answer(1, first)).toMatchObject({ outcome: 'saved', isLive: false });
    expect(await answer(1, first)).toMatchObject({ outcome: 'replayed', isLive: false });
    expect(await answer(1, second)).toMatchObject({ outcome: 'replayed', isLive: true });
    expect(await answer(2, second)).toMatchObject({ outcome: 'saved', isLive: true });
    expect(await answer(3)).not.toHaveProperty('isLive', expect.anything());
    expect(await getSeat(engine.ports, { userId, quizId })).toMatchObject({ liveEntryId: second });
    const clock = () => getAttemptClock(engine.ports, { userId, attemptId });
    expect(await clock()).toMatchObject({ liveEntryId: second });
    await engine.end(userId, attemptId);
    expect((await clock()).liveEntryId).toBeUndefined();
  });

  it('is the latest one before the first answer, too', async () => {
    const { userId, attemptId, first, answer } = await entered();
    const second = newEventId();
    expect(await engine.enter(userId, second)).toMatchObject({ attemptId, status: 'pending' });
    expect(await answer(0, first)).toMatchObject({ outcome: 'saved', isLive: false });
    expect(await answer(1, second)).toMatchObject({ isLive: true });
    expect((await engine.find(userId, attemptId))?.live).toBe(second);
    expect((await engine.items(userId, 'SEAT#'))[0]).not.toHaveProperty('pendingLive');
  });

  it('is the one that arrived while the first answer was in flight', async () => {
    const { userId, attemptId, first, answer } = await entered();
    const answering = await holdUp(
      engine,
      ({ name }) => name === 'TransactWriteItems',
      (slow) => answer(0, first, slow),
    );
    const second = newEventId();
    await engine.enter(userId, second);
    expect(await answering.goOn()).toMatchObject({ outcome: 'saved', isLive: false });
    expect((await engine.find(userId, attemptId))?.live).toBe(second);
  });

  it.each([2, 3])('is exactly one of %d concurrent entries, which all count', async (entries) => {
    const { userId, attemptId, answer } = await entered();
    await answer(0);
    const ids = Array.from({ length: entries }, newEventId);
    await Promise.all(ids.map((id) => another(engine).enter(userId, id)));
    const attempt = await engine.find(userId, attemptId);
    expect(Object.keys(attempt?.events ?? {}).sort()).toEqual([...ids].sort());
    const answers = await Promise.all(ids.map((id) => answer(1, id, another(engine))));
    expect(answers.filter(({ isLive }) => isLive)).toHaveLength(1);
    expect(ids[answers.findIndex(({ isLive }) => isLive)]).toBe(attempt?.live);
  });

  it('alone is ended by its person, also if another one arrives while they do that', async () => {
    const { userId, attemptId, first, answer } = await entered();
    await answer(0, first);
    const endBy = (entryIds: string, on = engine) => endAttempt(on.ports, { userId, attemptId, entryIds });
    const ending = await holdUp(engine, writesTo('RESULT#'), (slow) => endBy(first, slow));
    const second = newEventId();
    await engine.enter(userId, second);
    await expect(ending.goOn()).rejects.toMatchObject({ code: 'attempt-open' });
    await expect(endBy(first)).rejects.toMatchObject({ code: 'attempt-open' });
    expect(await endBy([first, second].join())).toMatchObject({ endReason: 'candidate' });
    expect(await endBy(first)).toMatchObject({ endReason: 'candidate' });
  });

  it('alone counts tab switches; a displaced page counts none, even at the limit', async () => {
    const { userId, attemptId, first, answer } = await entered();
    await answer(0, first);
    const own = newEventId();
    const receipt = await engine.switchTab(userId, attemptId, own, { entryId: first });
    expect(receipt).toMatchObject({ resumeCount: 1, isLive: true });
    const second = newEventId();
    await engine.enter(userId, second);
    const open = { status: 'open', remaining: 2, resumeCount: 2 };
    const switchFirst = (eventId = newEventId(), more = {}) =>
      engine.switchTab(userId, attemptId, eventId, { entryId: first, ...more });
    expect(await switchFirst()).toMatchObject({ ...open, isLive: false });
    expect(await switchFirst(own, { awaySeconds: 9 })).toMatchObject({ ...open, isLive: false });
    expect((await engine.find(userId, attemptId))?.events[own]).toMatchObject({ awaySeconds: 9 });
    await engine.switchTab(userId, attemptId, newEventId(), { entryId: second });
    expect(await switchFirst()).toMatchObject({ status: 'open', resumeCount: 3, isLive: false });
    expect(await engine.find(userId, attemptId)).toMatchObject({ status: 'open' });
  });
});

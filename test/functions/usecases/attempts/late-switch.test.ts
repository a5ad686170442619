import { beforeAll, describe, expect, it } from 'vitest';
import { hold } from '#test/support/faults.ts';
import { another, makeEngine, newEventId, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

/** A person whose first page has begun the attempt, and a minute has gone by. */
async function begun() {
  const userId = newPerson();
  await engine.redeem(userId);
  const first = newEventId();
  const view = await engine.enter(userId, first);
  await engine.answer(userId, view, 0, 0, 0, first);
  engine.clock.advance(60_000);
  const { attemptId } = view;
  return { userId, view, attemptId, first, find: () => engine.find(userId, attemptId) };
}

describe('a tab switch reported late', () => {
  it('counts once, at its own time, for the entry in which it happened', async () => {
    const { userId, attemptId, first, find } = await begun();
    const eventId = newEventId();
    const late = { entryId: first, secondsAgo: 40, awaySeconds: 12 };
    const at = Math.floor(engine.clock() / 1000) - 40;
    expect(await engine.switchTab(userId, attemptId, eventId, late)).toMatchObject({ resumeCount: 1, isLive: true });
    await engine.enter(userId);
    engine.clock.advance(30_000);
    const replay = { ...late, secondsAgo: 3 };
    expect(await engine.switchTab(userId, attemptId, eventId, replay)).toMatchObject({ resumeCount: 2, isLive: false });
    expect((await find())?.events[eventId]).toEqual({ cause: 'tab-switch', at, awaySeconds: 12 });
  });

  it.each(['the entry', 'the switch'])(
    'counts, as does an entry that races the report, when %s commits first',
    async (one) => {
      const { userId, attemptId, first, find } = await begun();
      const [second, switched] = [newEventId(), newEventId()];
      const tell = (on: Engine) => on.switchTab(userId, attemptId, switched, { entryId: first, secondsAgo: 10 });
      const enter = (on: Engine) => on.enter(userId, second);
      const [quick, late] = one === 'the entry' ? [enter, tell] : [tell, enter];
      const held = await holdUp<Promise<unknown>>(engine, ({ name }) => name === 'UpdateItem', late);
      await quick(engine);
      await held.goOn();
      const attempt = await find();
      expect(Object.keys(attempt?.events ?? {}).sort()).toEqual([second, switched].sort());
      expect(attempt?.live).toBe(second);
    },
  );

  it('counts once when two tabs report the switch at once and an entry comes between', async () => {
    const { userId, attemptId, first, find } = await begun();
    const switched = newEventId();
    const tabs = [another(engine), another(engine)];
    // Each has seen that the entry has taken over, and neither that the other tells the same.
    const gates = tabs.map(({ table }) => {
      let updates = 0;
      return hold(table, ({ name }) => name === 'UpdateItem' && ++updates === 2);
    });
    await engine.enter(userId);
    const telling = tabs.map((tab) => tab.switchTab(userId, attemptId, switched, { entryId: first, secondsAgo: 10 }));
    await Promise.all(gates.map(({ reached }) => reached));
    for (const gate of gates) gate.release();
    const receipts = await Promise.all(telling);
    expect(receipts.map(({ resumeCount }) => resumeCount)).toEqual([2, 2]);
    expect(Object.keys((await find())?.events ?? {})).toHaveLength(2);
  });

  it('closes the attempt as the fourth event, even from a displaced page', async () => {
    const { userId, view, attemptId, first, find } = await begun();
    for (let entries = 0; entries < 3; entries++) await engine.enter(userId);
    await engine.answer(userId, view, 1);
    const eventId = newEventId();
    const tell = () => engine.switchTab(userId, attemptId, eventId, { entryId: first, secondsAgo: 10 });
    const closed = { status: 'completed', resumeCount: 4, remaining: 0, isLive: false };
    expect(await tell()).toMatchObject(closed);
    expect(await tell()).toMatchObject(closed);
    expect(await find()).toMatchObject({ endReason: 'limit', answeredCount: 2 });
    expect(await engine.items(userId, 'RESULT#')).toHaveLength(1);
  });

  it('changes nothing after the attempt has ended or its time is over', async () => {
    const { userId, attemptId, first, find } = await begun();
    await engine.end(userId, attemptId);
    const late = { entryId: first, secondsAgo: 30 };
    expect(await engine.switchTab(userId, attemptId, newEventId(), late)).toMatchObject({ status: 'completed' });
    expect(await find()).toMatchObject({ endReason: 'candidate', events: {} });

    const other = await begun();
    engine.clock.advance(60 * 60_000);
    const overdue = { entryId: other.first, secondsAgo: 60 * 60 };
    expect(await engine.switchTab(other.userId, other.attemptId, newEventId(), overdue)).toMatchObject({
      status: 'completed',
    });
    expect(await other.find()).toMatchObject({ endReason: 'time', events: {} });
  });
});

import { beforeAll, describe, expect, it } from 'vitest';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, newEventId, newPerson, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeAll(async () => {
  engine = await makeEngine({ questions: 4 });
});

/** A person whose page has entered, and a second one, before anything is answered. */
async function enteredTwice() {
  const userId = newPerson();
  await engine.redeem(userId);
  const [first, second] = [newEventId(), newEventId()];
  await engine.enter(userId, first);
  const view = await engine.enter(userId, second);
  const { attemptId } = view;
  return { userId, view, attemptId, first, second, find: () => engine.find(userId, attemptId) };
}

describe('an entry before the first answer', () => {
  it.each(['first', 'second'] as const)(
    'costs no resume and takes nothing over when retried after the first answer: the %s entry',
    async (which) => {
      const { userId, view, find, ...entries } = await enteredTwice();
      await engine.answer(userId, view, 0, 0, 0, entries.second);
      const again = await engine.enter(userId, entries[which]);
      expect(again).toMatchObject({ attemptId: view.attemptId, status: 'open', resumeCount: 0, remaining: 4 });
      expect(again.questions).toHaveLength(4);
      expect(await find()).toMatchObject({ events: {}, live: entries.second });
      // Not even where it could close the attempt.
      for (let events = 0; events < 3; events++) await engine.switchTab(userId, view.attemptId);
      expect(await engine.enter(userId, entries[which])).toMatchObject({ status: 'open', resumeCount: 3 });
    },
  );

  it('costs no resume when committed late, after its retry and the first answer', async () => {
    const { userId, view, find } = await enteredTwice();
    const entry = newEventId();
    const entering = await holdUp(
      engine,
      ({ name }) => name === 'UpdateItem',
      (slow) => slow.enter(userId, entry),
    );
    await engine.enter(userId, entry);
    await engine.answer(userId, view, 0);
    expect(await entering.goOn()).toMatchObject({ status: 'open', resumeCount: 0 });
    expect(await find()).toMatchObject({ events: {}, live: entry });
  });

  it('costs no resume even if a newer version replaced the attempt it prepared', async () => {
    const { userId, first, attemptId } = await enteredTwice();
    const quiz = await engine.ports.quizzes.find(quizId);
    await engine.publish(makeBank(5), quiz?.revision);
    const renewed = await engine.enter(userId);
    expect(renewed.attemptId).not.toBe(attemptId);
    await engine.answer(userId, renewed, 0);
    expect(await engine.enter(userId, first)).toMatchObject({ attemptId: renewed.attemptId, resumeCount: 0 });
  });

  it('closes the attempt when retried after the time is over', async () => {
    const { userId, view, second, find } = await enteredTwice();
    await engine.answer(userId, view, 0);
    engine.clock.advance(60 * 60_000);
    expect(await engine.enter(userId, second)).toMatchObject({ status: 'completed', endReason: 'time' });
    expect(await find()).toMatchObject({ endReason: 'time', events: {} });
  });
});

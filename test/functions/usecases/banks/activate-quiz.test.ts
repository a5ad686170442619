import { beforeEach, describe, expect, it } from 'vitest';
import { activateQuiz, getActiveQuiz, listQuizzes } from '#functions/usecases/banks/quizzes.ts';
import { auditOf } from '#test/support/dynamo/admin-items.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { another, makeEngine, newPerson, type Engine } from '#test/support/engine/make-engine.ts';
import { holdUp } from '#test/support/engine/hold-up.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await threeQuizzes();
});

const transactions = ({ name }: { name: string }) => name === 'TransactWriteItems';
const activate = ({ ports }: Engine, quizId: number, activeQuizId?: number) =>
  activateQuiz(ports, { quizId, activeQuizId, by: 'admin' });

/** Quizzes 1, 2 and 3, of which 3 is active. */
async function threeQuizzes() {
  const engine = await makeEngine({ questions: 4 });
  await engine.publish(makeBank(5), undefined, 2);
  await engine.publish(makeBank(6), undefined, 3);
  return engine;
}
const activeOnes = async () =>
  (await listQuizzes(engine.ports)).quizzes.filter(({ active }) => active).map(({ quizId }) => quizId);

describe('listQuizzes', () => {
  it('sorts quizzes by number', async () => {
    await engine.publish(makeBank(5), undefined, 10);
    expect((await listQuizzes(engine.ports)).quizzes.map(({ quizId }) => quizId)).toEqual([1, 2, 3, 10]);
  });
});

describe('activateQuiz', () => {
  it('swaps the active quiz, with its name, limits and question count', async () => {
    await engine.updateQuiz({
      quizId: 1,
      details: { name: 'First', description: 'One', price: 5 },
      secondsPerAttempt: 77,
      resumeLimit: 7,
      revision: 1,
      by: 'admin',
    });
    expect(await activate(engine, 1, 3)).toEqual({ activeQuizId: 1 });
    expect(await activeOnes()).toEqual([1]);
    expect(await getActiveQuiz(another(engine).ports)).toMatchObject({ quizId: 1, name: 'First', questionCount: 4 });
    expect(await engine.ports.quizzes.findActive()).toMatchObject({ secondsPerAttempt: 77, resumeLimit: 7 });
    expect(await auditOf(engine, 'quiz-activated')).toMatchObject([
      { by: 'admin', object: 'quiz 1', before: { activeQuizId: 3 }, after: { activeQuizId: 1 } },
    ]);
  });

  it('leaves one active quiz when two admins choose differently at once', async () => {
    const held = await holdUp(engine, transactions, (slow) => activate(slow, 1, 3));
    await activate(engine, 2, 3);
    await expect(held.goOn()).rejects.toMatchObject({ code: 'revision-conflict' });
    expect(await activeOnes()).toEqual([2]);
    expect(await auditOf(engine, 'quiz-activated')).toHaveLength(1);
  });

  it('activates the newest version if another admin publishes meanwhile', async () => {
    const held = await holdUp(engine, transactions, (slow) => activate(slow, 1, 3));
    await engine.publish(makeBank(9, 'Newer'), 1, 1);
    await held.goOn();
    expect(await engine.ports.quizzes.findActive()).toMatchObject({ quizId: 1, version: 2, questionCount: 9 });
  });

  it('keeps a concurrent change of the quiz details, also on sale', async () => {
    const details = { name: 'First', description: '', price: 5 };
    const held = await holdUp(engine, transactions, (slow) =>
      slow.updateQuiz({ quizId: 1, details, secondsPerAttempt: null, revision: 1, by: 'b' }),
    );
    await activate(engine, 1, 3);
    await held.goOn();
    expect(await engine.ports.quizzes.findActive()).toMatchObject({ quizId: 1, name: 'First', price: 5 });
    expect(await engine.ports.quizzes.find(1)).toMatchObject({ name: 'First', revision: 2 });
  });
});

describe('the details of a quiz', () => {
  it('are not changed, nor audited, by an equal update', async () => {
    const engine = await makeEngine({ questions: 4 });
    const change = (revision: number) => ({
      quizId: 1,
      details: { name: 'First', description: '', price: 5 },
      secondsPerAttempt: 60,
      resumeLimit: 3,
      revision,
      by: 'admin',
    });
    await engine.updateQuiz(change(1));
    const before = await engine.ports.quizzes.find(1);
    expect(await engine.updateQuiz(change(2))).toEqual(before);
    expect(await auditOf(engine, 'quiz-changed')).toMatchObject([
      { by: 'admin', before: { name: 'TrueIn Assessment', price: 1999 }, after: { name: 'First', price: 5 } },
    ]);
  });
});

describe('the resume limit', () => {
  it('closes new attempts at its number of resumes', async () => {
    const engine = await makeEngine({ questions: 4 });
    const details = { name: 'First', description: '', price: 5 };
    await engine.updateQuiz({
      quizId: 1,
      details,
      secondsPerAttempt: null,
      resumeLimit: 2,
      revision: 1,
      by: 'a',
    });
    const userId = newPerson();
    await engine.redeem(userId);
    const view = await engine.enter(userId);
    expect(view).toMatchObject({ status: 'pending', remaining: 2 });
    expect(await engine.answer(userId, view, 0)).toMatchObject({ remaining: 2 });
    expect(await engine.enter(userId)).toMatchObject({ status: 'open', remaining: 1 });
    expect(await engine.enter(userId)).toMatchObject({ status: 'completed' });
  });
});

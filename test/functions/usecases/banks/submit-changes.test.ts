import { beforeEach, describe, expect, it } from 'vitest';
import { auditOf } from '#test/support/dynamo/admin-items.ts';
import { listWith } from '#test/support/matchers.ts';
import { makeBank } from '#test/support/make-bank.ts';
import { makeEngine, quizId, type Engine } from '#test/support/engine/make-engine.ts';
import { submit } from './submit.ts';

let engine: Engine;
beforeEach(async () => {
  engine = await makeEngine({ questions: 4 });
});

const added = makeBank(1, 'Added');

describe('submitChanges', () => {
  it('publishes a new version with the edits, and keeps the version before', async () => {
    const before = await engine.ports.banks.getQuestions(quizId, 1);
    const [draft] = makeBank(1, 'Edited');
    if (!draft) throw new Error('too few');
    const reply = await submit(engine, 1, { edited: [{ id: 3, draft }], added, deleted: [1], note: 'Typo' });
    expect(reply).toMatchObject({ quizId, version: 2, revision: 2, questionCount: 4 });
    const now = await engine.ports.banks.getQuestions(quizId, 2);
    expect(now.map(({ id, number }) => [id, number])).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [5, 4],
    ]);
    expect(now[1]?.text).toBe(draft.text);
    expect(await engine.ports.banks.getQuestions(quizId, 1)).toEqual(before);
    expect(await engine.ports.versions.find(quizId, 2)).toMatchObject({
      origin: 'edit',
      note: 'Typo',
      counts: { added: 1, changed: 1, removed: 1 },
      questionCount: 4,
      revision: 2,
      publishedBy: 'admin',
    });
    expect(await engine.ports.quizzes.findActive()).toMatchObject({ version: 2, questionCount: 4 });
    const text = { field: 'text', before: before[2]?.text, after: draft.text };
    const edits = [
      { action: 'changed', number: 2, fields: listWith(text) },
      { action: 'added' },
      { action: 'removed' },
    ];
    const entry = { by: 'admin', object: 'quiz 1', reason: 'Typo', edits };
    expect(await auditOf(engine, 'bank-edited')).toMatchObject([entry]);
  });

  it('keeps the details of the quiz', async () => {
    const details = { name: 'Spring', description: '', price: 10 };
    await engine.updateQuiz({ quizId, details, secondsPerAttempt: 60, resumeLimit: 2, revision: 1, by: 'b' });
    await submit(engine, 1, { added, revision: 2 });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({
      ...details,
      secondsPerAttempt: 60,
      resumeLimit: 2,
    });
  });

  it.each([
    ['a revision', { revision: 2 }],
    ['a version', { baseVersion: 2 }],
  ])('refuses %s other than the live one', async (_, changes) => {
    await expect(submit(engine, 1, { added, ...changes })).rejects.toMatchObject({ code: 'revision-conflict' });
    expect(await engine.ports.quizzes.find(quizId)).toMatchObject({ version: 1 });
  });

  it('refuses an unknown quiz', async () => {
    await expect(submit(engine, 1, { added, quizId: 5 })).rejects.toMatchObject({ code: 'not-found' });
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '#functions/domain/banks/bank-changes.ts';
import { identifyQuestions } from '#functions/domain/banks/question-identity.ts';
import { normaliseText, type DraftQuestion } from '#functions/domain/banks/question.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';

const stamp = { lastQuestionId: 9, createdAt: '2026-02-01T00:00:00.000Z', createdBy: 'editor' };
const { questions: bank } = identifyQuestions(makeBank(4), newQuiz, {
  lastQuestionId: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'first',
});
const none = { edited: [], added: [], deleted: [] };
const [other] = makeBank(1, 'Other') as [DraftQuestion];
const places = (changes: Partial<typeof none> | object) =>
  applyChanges(bank, newQuiz.known, { ...none, ...changes }, stamp).questions.map(({ id, number }) => [id, number]);

describe('the changes of an admin', () => {
  it('keep the id and the origin of a question whose text was edited', () => {
    const { questions } = applyChanges(bank, newQuiz.known, { ...none, edited: [{ id: 2, draft: other }] }, stamp);
    expect(questions[1]).toEqual({ ...other, id: 2, number: 2, createdAt: bank[1]?.createdAt, createdBy: 'first' });
  });

  it('number the questions 1 to N in the order of their old numbers, whatever order they were stored in', () => {
    const { questions } = applyChanges(
      [...bank].reverse(),
      newQuiz.known,
      { ...none, deleted: [2], added: [other] },
      stamp,
    );
    expect(questions.map(({ id, number }) => [id, number])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
      [10, 4],
    ]);
    expect(questions.at(-1)).toMatchObject({ createdAt: stamp.createdAt, createdBy: 'editor' });
  });

  it('never give an id twice, also not of one that was added and the bank is short', () => {
    expect(applyChanges(bank, newQuiz.known, { ...none, added: [other] }, stamp).lastQuestionId).toBe(10);
    expect(applyChanges(bank, newQuiz.known, { ...none, deleted: [4] }, stamp).lastQuestionId).toBe(9);
  });

  it.each([
    ['nothing at all', none],
    ['one question edited twice', { ...none, edited: [1, 1].map((id) => ({ id, draft: other })) }],
    ['one question edited and deleted', { ...none, edited: [{ id: 1, draft: other }], deleted: [1] }],
    ['one question deleted twice', { ...none, deleted: [1, 1] }],
  ])('are refused when they are %s', (_, changes) => {
    expect(() => places(changes)).toThrow(expect.objectContaining({ code: 'invalid-input' }));
  });

  it('know a text again that is deleted and added', () => {
    expect(places({ deleted: [1], added: makeBank(1) })).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [1, 4],
    ]);
  });

  it('know a text again that an earlier version had, unless its question is in the bank with another text', () => {
    const known = new Map([[normaliseText(other.text), { id: 2, createdAt: 'then', createdBy: 'first' }]]);
    const add = (deleted: number[]) => applyChanges(bank, known, { ...none, deleted, added: [other] }, stamp).questions;
    expect(add([]).at(-1)).toMatchObject({ id: 10, createdBy: 'editor' });
    expect(add([2]).at(-1)).toMatchObject({ id: 2, createdAt: 'then', createdBy: 'first' });
  });

  it.each([
    ['two of one text', { added: makeBank(1) }, 'invalid-input'],
    [
      'an edit to the text of another',
      { edited: [{ id: 2, draft: makeBank(1)[0] as DraftQuestion }] },
      'invalid-input',
    ],
    ['no question left', { deleted: [1, 2, 3, 4] }, 'invalid-input'],
    ['an edit of one that is not there', { edited: [{ id: 8, draft: other }] }, 'not-found'],
    ['a deletion of one that is not there', { deleted: [8] }, 'not-found'],
  ])('refuse %s', (_, changes, code) => {
    expect(() => places(changes)).toThrow(expect.objectContaining({ code }));
  });

  it('number without a gap and give no id twice, whatever is done', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.integer({ min: 0, max: 5 }), (deleted, count) => {
        fc.pre(deleted.length + count > 0);
        const { questions } = applyChanges(
          bank,
          newQuiz.known,
          { ...none, deleted, added: makeBank(count, 'New') },
          stamp,
        );
        expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
        expect(new Set(questions.map(({ id }) => id)).size).toBe(4 - deleted.length + count);
      }),
    );
  });
});

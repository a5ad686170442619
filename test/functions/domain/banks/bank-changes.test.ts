import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '#functions/domain/banks/bank-changes.ts';
import { identifyQuestions } from '#functions/domain/banks/question-bank.ts';
import { normaliseText, type DraftQuestion, type Question } from '#functions/domain/banks/question.ts';
import { makeBank, newQuiz } from '#test/support/make-bank.ts';

const stamp = { lastQuestionId: 9, createdAt: '2026-02-01T00:00:00.000Z', createdBy: 'editor' };
const { questions: bank } = identifyQuestions(makeBank(4), newQuiz, {
  lastQuestionId: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'first',
});
const none = { edited: [], added: [], deleted: [] };
const [other] = makeBank(1, 'Other') as [DraftQuestion];
const apply = (changes: object, live: readonly Question[] = bank, known = newQuiz.known) =>
  applyChanges(live, known, { ...none, ...changes }, stamp);
/** The id of each question, in the order of their numbers. */
const idsOf = (questions: readonly Question[]) => {
  expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
  return questions.map(({ id }) => id);
};

describe('applyChanges', () => {
  it('keeps the id and origin of an edited question', () => {
    const { questions } = apply({ edited: [{ id: 2, draft: other }] });
    expect(questions[1]).toEqual({ ...other, id: 2, number: 2, createdAt: bank[1]?.createdAt, createdBy: 'first' });
  });

  it('renumbers the questions 1..N in their old order, whatever order they were stored in', () => {
    const { questions } = apply({ deleted: [2], added: [other] }, [...bank].reverse());
    expect(idsOf(questions)).toEqual([1, 3, 4, 10]);
    expect(questions.at(-1)).toMatchObject({ createdAt: stamp.createdAt, createdBy: 'editor' });
  });

  it('advances the last id only for an added question, so no id is given twice', () => {
    expect(apply({ added: [other] }).lastQuestionId).toBe(10);
    expect(apply({ deleted: [4] }).lastQuestionId).toBe(9);
  });

  it('gives a deleted and re-added text its old id', () => {
    expect(idsOf(apply({ deleted: [1], added: makeBank(1) }).questions)).toEqual([2, 3, 4, 1]);
  });

  it('gives a text of an earlier version its old id, unless that question is still in the bank', () => {
    const known = new Map([[normaliseText(other.text), { id: 2, createdAt: 'then', createdBy: 'first' }]]);
    const add = (deleted: number[]) => apply({ deleted, added: [other] }, bank, known).questions;
    expect(add([]).at(-1)).toMatchObject({ id: 10, createdBy: 'editor' });
    expect(add([2]).at(-1)).toMatchObject({ id: 2, createdAt: 'then', createdBy: 'first' });
  });

  it.each([
    ['two questions with the same text', { added: makeBank(1) }, 'invalid-input'],
    ['no change at all', {}, 'invalid-input'],
    ['two edits of one question', { edited: [1, 1].map((id) => ({ id, draft: other })) }, 'invalid-input'],
    ['an edit of a deleted question', { edited: [{ id: 1, draft: other }], deleted: [1] }, 'invalid-input'],
    ['two deletions of one question', { deleted: [1, 1] }, 'invalid-input'],
    ['an edit to the text of another', { edited: makeBank(1).map((draft) => ({ id: 2, draft })) }, 'invalid-input'],
    ['a bank without questions', { deleted: [1, 2, 3, 4] }, 'invalid-input'],
    ['an edit of an unknown question', { edited: [{ id: 8, draft: other }] }, 'not-found'],
    ['a deletion of an unknown question', { deleted: [8] }, 'not-found'],
  ])('refuses %s', (_, changes, code) => {
    expect(() => apply(changes)).toThrow(expect.objectContaining({ code }));
  });

  it('never leaves a gap in the numbers or repeats an id (property)', () => {
    fc.assert(
      fc.property(fc.subarray([1, 2, 3]), fc.integer({ min: 0, max: 5 }), (deleted, count) => {
        fc.pre(deleted.length + count > 0);
        const { questions } = apply({ deleted, added: makeBank(count, 'New') });
        expect(new Set(idsOf(questions)).size).toBe(4 - deleted.length + count);
      }),
    );
  });
});

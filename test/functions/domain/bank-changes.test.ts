import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyChanges } from '#functions/domain/bank-changes.ts';
import { identifyQuestions } from '#functions/domain/question-bank.ts';
import type { DraftQuestion } from '#functions/domain/question.ts';
import { makeBank } from '#test/support/make-bank.ts';

const stamp = { lastQuestionId: 9, createdAt: '2026-02-01T00:00:00.000Z', createdBy: 'editor' };
const { questions: bank } = identifyQuestions(makeBank(4), [], {
  lastQuestionId: 0,
  createdAt: '2026-01-01T00:00:00.000Z',
  createdBy: 'first',
});
const none = { edited: [], added: [], deleted: [] };
const [other] = makeBank(1, 'Other') as [DraftQuestion];
const places = (changes: Partial<typeof none> | object) =>
  applyChanges(bank, { ...none, ...changes }, stamp).questions.map(({ id, number }) => [id, number]);

describe('the changes of an admin', () => {
  it('keep the id and the origin of a question whose text was edited', () => {
    const { questions } = applyChanges(bank, { ...none, edited: [{ id: 2, draft: other }] }, stamp);
    expect(questions[1]).toEqual({ ...other, id: 2, number: 2, createdAt: bank[1]?.createdAt, createdBy: 'first' });
  });

  it('number the questions 1 to N in the order of their old numbers, whatever order they were stored in', () => {
    const { questions } = applyChanges([...bank].reverse(), { ...none, deleted: [2], added: [other] }, stamp);
    expect(questions.map(({ id, number }) => [id, number])).toEqual([
      [1, 1],
      [3, 2],
      [4, 3],
      [10, 4],
    ]);
    expect(questions.at(-1)).toMatchObject({ createdAt: stamp.createdAt, createdBy: 'editor' });
  });

  it('never give an id twice, also not of one that was added and the bank is short', () => {
    expect(applyChanges(bank, { ...none, added: [other] }, stamp).lastQuestionId).toBe(10);
    expect(applyChanges(bank, { ...none, deleted: [4] }, stamp).lastQuestionId).toBe(9);
  });

  it('let a new question have the text of a deleted one, as another question', () => {
    expect(places({ deleted: [1], added: makeBank(1) })).toEqual([
      [2, 1],
      [3, 2],
      [4, 3],
      [10, 4],
    ]);
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
        const { questions } = applyChanges(bank, { ...none, deleted, added: makeBank(count, 'New') }, stamp);
        expect(questions.map(({ number }) => number)).toEqual(questions.map((_, index) => index + 1));
        expect(new Set(questions.map(({ id }) => id)).size).toBe(4 - deleted.length + count);
      }),
    );
  });
});

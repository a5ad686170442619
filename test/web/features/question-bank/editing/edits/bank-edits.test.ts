import { describe, expect, it } from 'vitest';
import { noteOf } from '#test/support/sheets/make-map.ts';
import type { DraftQuestionView, QuestionView } from '#functions/contract/admin/banks/questions.ts';
import {
  type BankEdits,
  changesOf,
  editedRows,
  isEmpty,
  markAddition,
  noEdits,
  withAddition,
  withDeletion,
  withEdit,
  withNotes,
  withoutDeletion,
} from '#web/features/question-bank/editing/edits/bank-edits.ts';
import { openConflicts, resolveConflict } from '#web/features/question-bank/editing/edits/conflicts.ts';
import { rebaseEdits } from '#web/features/question-bank/editing/edits/rebase-edits.ts';
import { submitProblem } from '#web/features/question-bank/editing/submit/submit-problem.ts';
import { makeDraft } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeQuestions } from '#test/web/features/question-bank/support/fake-bank-calls.ts';
import * as words from '#web/lib/words/question-bank/editing.ts';

const bank = makeQuestions([makeDraft('One'), makeDraft('Two'), makeDraft('Three')]);
const [one, two, three] = bank as [QuestionView, QuestionView, QuestionView];
const quiz = { quizId: 1, name: 'Q' };
const changed = (question: DraftQuestionView, changes: Partial<DraftQuestionView>): DraftQuestionView => ({
  text: question.text,
  category: question.category,
  subCategory: question.subCategory,
  options: question.options,
  ...changes,
});
const linesOf = (edits: BankEdits) =>
  editedRows(bank, edits, quiz).map(({ number, text, mark }) => [number, text, mark]);

describe('edits of a bank', () => {
  it('are empty again when a question gets its old values back', () => {
    const edits = withEdit(noEdits, one, changed(one, { category: 'Other' }));
    expect(isEmpty(edits)).toBe(false);
    expect(isEmpty(withEdit(edits, one, changed(one, {})))).toBe(true);
  });

  it('survive a deletion that is undone, and are not sent while the question is deleted', () => {
    const edits = withDeletion(withEdit(noEdits, one, changed(one, { text: 'First' })), one);
    expect(changesOf(edits)).toEqual({ edited: [], added: [], deleted: [1] });
    expect(linesOf(withoutDeletion(edits, 1))[0]).toEqual([1, 'First', 'edited']);
  });

  it("keep an added and deleted question in the list, but don't send it", () => {
    const edits = markAddition(withAddition(noEdits, 'a', makeDraft('Four')), 'a', true);
    expect(linesOf(edits).at(-1)).toEqual([4, 'Four', 'deleted']);
    expect(changesOf(edits).added).toEqual([]);
    expect(submitProblem(editedRows(bank, edits, quiz), edits)).toBe(words.nothing);
    expect(changesOf(markAddition(edits, 'a', false)).added).toEqual([makeDraft('Four')]);
  });

  it.each([
    [
      'the text of another question',
      withAddition(noEdits, 'a', makeDraft(' TWO ')),
      /^Questions 2 and 4 have the same text/,
    ],
    ['no question left', [one, two, three].reduce(withDeletion, noEdits), words.noQuestions],
  ])('cannot be submitted with %s', (_, edits, problem) => {
    expect(submitProblem(editedRows(bank, edits, quiz), edits)).toMatch(problem);
  });

  it('cannot be submitted when they exceed the size of one request', () => {
    const add = (count: number) =>
      Array.from({ length: count }, (_, place) => ({
        ...makeDraft(`New ${place}`),
        category: 'क'.repeat(10_000),
      })).reduce((edits, draft, place) => withAddition(edits, `new ${place}`, draft), noEdits);
    expect(submitProblem([...editedRows(bank, add(190), quiz)], add(190))).toBeUndefined();
    expect(submitProblem([...editedRows(bank, add(210), quiz)], add(210))).toBe(
      `Failed to save changes: ${words.tooMuch}`,
    );
  });

  it('cannot be submitted when notes on parameters exceed the size of one request', () => {
    const said = (count: number) => {
      const added = Array.from({ length: count }, (_, place) => ({
        ...makeDraft(`New ${place}`),
        category: `P${place}`,
      }));
      const edits = added.reduce((all, draft, place) => withAddition(all, `new ${place}`, draft), noEdits);
      const text = 'क'.repeat(600);
      return withNotes(
        edits,
        added.map(({ category }) => noteOf(category, '', { meaning: text, nextStep: text })),
        [],
      );
    };
    const problemOf = (edits: BankEdits) => submitProblem(editedRows(bank, edits, quiz), edits);
    expect(problemOf(said(500))).toBeUndefined();
    expect(problemOf(said(1_800))).toContain(words.tooMuch);
  });

  it('may reuse the text of a deleted question', () => {
    const edits = withDeletion(withAddition(noEdits, 'a', makeDraft('Two')), two);
    expect(submitProblem(editedRows(bank, edits, quiz), edits)).toBeUndefined();
  });
});

describe('edits on a version that another admin has published', () => {
  const mine = withEdit(noEdits, one, changed(one, { text: 'Mine' }));
  const live = (changes: Partial<DraftQuestionView>) => [{ ...one, ...changes }, two, three];
  const rebase = (edits: BankEdits, questions: QuestionView[]) => rebaseEdits(edits, { questions, map: [] }).edits;
  const text = (after: string) => [{ field: 'text', before: 'One', after }];

  it('stay unchanged when the same questions were not changed', () => {
    const rebased = rebase(withDeletion(withAddition(mine, 'a', makeDraft('Four')), two), live({}));
    expect(changesOf(rebased)).toEqual({
      edited: [{ id: 1, draft: changed(one, { text: 'Mine' }) }],
      added: [makeDraft('Four')],
      deleted: [2],
    });
    expect(openConflicts(rebased)).toEqual([]);
  });

  it("merge with another admin's change to a different field of the question", () => {
    const rebased = rebase(mine, live({ category: 'Theirs' }));
    expect(changesOf(rebased).edited).toEqual([{ id: 1, draft: changed(one, { text: 'Mine', category: 'Theirs' }) }]);
    expect(openConflicts(rebased)).toEqual([]);
  });

  it('conflict when both admins changed the same field, until the admin decides', () => {
    const rebased = rebase(mine, live({ text: 'Theirs' }));
    const [conflict] = openConflicts(rebased);
    expect(conflict).toMatchObject({
      kind: 'edited',
      title: 'One',
      mine: text('Mine'),
      theirs: text('Theirs'),
    });
    expect(submitProblem(editedRows(live({ text: 'Theirs' }), rebased, quiz), rebased)).toBe(words.undecided);
    if (!conflict) throw new Error('There is no conflict.');
    expect(openConflicts(withEdit(rebased, one, changed(one, { text: 'Mine again' })))).toHaveLength(1);
    const kept = resolveConflict(rebased, conflict, 'mine');
    expect(openConflicts(kept)).toEqual([]);
    expect(changesOf(kept).edited).toMatchObject([{ id: 1, draft: { text: 'Mine' } }]);
    expect(isEmpty(resolveConflict(rebased, conflict, 'theirs'))).toBe(true);
  });

  it('are dropped when the other admin made the same change', () => {
    expect(isEmpty(rebase(mine, live({ text: 'Mine' })))).toBe(true);
    const added = withAddition(noEdits, 'a', makeDraft('Four'));
    expect(isEmpty(rebase(added, [...bank, { ...one, ...makeDraft('Four'), id: 4 }]))).toBe(true);
    expect(isEmpty(rebase(withDeletion(noEdits, one), [two, three]))).toBe(true);
  });

  it('become a new question or are dropped, as the admin decides, when the question was removed', () => {
    const rebased = rebase(mine, [two, three]);
    const [conflict] = openConflicts(rebased);
    expect(conflict).toMatchObject({ kind: 'gone', title: 'One', mine: text('Mine') });
    if (!conflict) throw new Error('There is no conflict.');
    expect(changesOf(resolveConflict(rebased, conflict, 'mine')).added).toMatchObject([{ text: 'Mine' }]);
    expect(isEmpty(resolveConflict(rebased, conflict, 'theirs'))).toBe(true);
  });

  it('conflict when one admin deleted a question and the other changed that question', () => {
    const rebased = rebase(withDeletion(noEdits, one), live({ text: 'Theirs' }));
    const [conflict] = openConflicts(rebased);
    expect(conflict).toMatchObject({ kind: 'deleted', theirs: text('Theirs') });
    if (!conflict) throw new Error('There is no conflict.');
    expect(changesOf(resolveConflict(rebased, conflict, 'mine')).deleted).toEqual([1]);
    expect(isEmpty(resolveConflict(rebased, conflict, 'theirs'))).toBe(true);
  });
});

import { refuseTooMany } from './bank-size.ts';
import { deleteQuestion, editQuestion, refuseSameText, renumber } from './question-bank.ts';
import { identify, type KnownTexts, type Stamp } from './question-identity.ts';
import type { DraftQuestion, Question } from './question.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** An admin's edits of a bank since they opened it. */
export interface BankChanges {
  /** Whole questions by their ids: an edit keeps the id, whatever it does to the text. */
  edited: readonly { id: number; draft: DraftQuestion }[];
  added: readonly DraftQuestion[];
  deleted: readonly number[];
  /** Changed notes on scales; an empty note removes the existing one. */
  notes?: ParameterMap | undefined;
}

/**
 * Applies the changes to a bank, and numbers the questions 1..N in the order of the old numbers, added ones last. An added text that
 * the quiz had before becomes the same question as then.
 * @throws Refusal `not-found` for an unknown id, `invalid-input` for no change, two changes of one question, two questions with one
 * text, an empty bank or one with too many questions.
 */
export function applyChanges(
  bank: readonly Question[],
  known: KnownTexts,
  { edited, added, deleted, notes = [] }: BankChanges,
  stamp: Stamp,
): { questions: Question[]; lastQuestionId: number } {
  requireOnceEach({ edited, added, deleted, notes });
  let kept = bank.toSorted((a, b) => a.number - b.number);
  for (const { id, draft } of edited) kept = editQuestion(kept, id, draft);
  for (const id of deleted) kept = deleteQuestion(kept, id);
  const removed = bank.filter(({ id }) => deleted.includes(id));
  const { questions: news, lastQuestionId } = identify(added, { live: removed, known, others: kept }, stamp);
  const questions = [...kept, ...news];
  if (questions.length === 0) refuse('invalid-input', 'A quiz needs at least one question. Keep one, or add one.');
  refuseTooMany(questions);
  refuseSameText(questions);
  return { questions: renumber(questions), lastQuestionId };
}

export const noChangesText = 'Nothing was edited, added or deleted.';

/** Whether no question changes. */
export function changesNotesOnly({ edited, added, deleted }: BankChanges): boolean {
  return edited.length + added.length + deleted.length === 0;
}

/** Requires at least one change, and at most one for each question. */
function requireOnceEach({ edited, added, deleted, notes = [] }: BankChanges): void {
  const changed = [...edited.map(({ id }) => id), ...deleted];
  if (changed.length + added.length + notes.length === 0) refuse('invalid-input', noChangesText);
  if (new Set(changed).size < changed.length)
    refuse('invalid-input', 'A question can be edited or deleted once. Load the bank again, and repeat your change.');
}

import { addQuestion, deleteQuestion, editQuestion, refuseSameText, renumber, type Stamp } from './question-bank.ts';
import type { DraftQuestion, Question } from './question.ts';
import { refuse } from './refusal.ts';

/** What an admin has done to a bank since they opened it. */
export interface BankChanges {
  /** Whole questions by their ids: an edit keeps the id, whatever it does to the text. */
  edited: readonly { id: number; draft: DraftQuestion }[];
  added: readonly DraftQuestion[];
  deleted: readonly number[];
}

/**
 * The bank with these changes, numbered 1..N in the order of the old numbers.
 * @throws Refusal `not-found` for an id that the bank has not, `invalid-input` for two questions of one text or a bank without questions.
 */
export function applyChanges(
  bank: readonly Question[],
  { edited, added, deleted }: BankChanges,
  stamp: Stamp,
): { questions: Question[]; lastQuestionId: number } {
  let questions = bank.toSorted((a, b) => a.number - b.number);
  for (const { id, draft } of edited) questions = editQuestion(questions, id, draft);
  for (const draft of added) questions = addQuestion(questions, draft, stamp);
  // Before any is taken away: an id that was given once is not given again.
  const lastQuestionId = questions.reduce((most, { id }) => Math.max(most, id), stamp.lastQuestionId);
  for (const id of deleted) questions = deleteQuestion(questions, id);
  if (questions.length === 0) refuse('invalid-input', 'A quiz needs at least one question. Keep one, or add one.');
  refuseSameText(questions);
  return { questions: renumber(questions), lastQuestionId };
}

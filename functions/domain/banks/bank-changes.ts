import { deleteQuestion, editQuestion, refuseSameText, refuseTooMany, renumber } from './question-bank.ts';
import { identify, type KnownTexts, type Stamp } from './question-identity.ts';
import type { DraftQuestion, Question } from './question.ts';
import type { ParameterMap } from '#functions/domain/banks/map/parameter-map.ts';
import { refuse } from '#functions/domain/refusal.ts';

/** What an admin has done to a bank since they opened it. */
export interface BankChanges {
  /** Whole questions by their ids: an edit keeps the id, whatever it does to the text. */
  edited: readonly { id: number; draft: DraftQuestion }[];
  added: readonly DraftQuestion[];
  deleted: readonly number[];
  /** What is to be said of a scale instead of what was; one that says nothing takes that away. */
  notes?: ParameterMap | undefined;
}

/**
 * The bank with these changes, numbered 1..N in the order of the old numbers; what was added comes last. A text that is
 * added and that the quiz had before is the question it was then.
 * @throws Refusal `not-found` for an id that the bank has not, `invalid-input` for no change, two of one question,
 * two questions of one text, a bank without questions or with too many.
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

export const nothingChanged = 'Nothing was edited, added or deleted.';

/** Whether the questions stay as they are. */
export function isOfNotesOnly({ edited, added, deleted }: BankChanges): boolean {
  return edited.length + added.length + deleted.length === 0;
}

/** A version is made for something, and each question of it has one fate. */
function requireOnceEach({ edited, added, deleted, notes = [] }: BankChanges): void {
  const changed = [...edited.map(({ id }) => id), ...deleted];
  if (changed.length + added.length + notes.length === 0) refuse('invalid-input', nothingChanged);
  if (new Set(changed).size < changed.length)
    refuse('invalid-input', 'A question can be edited or deleted once. Load the bank again, and repeat your change.');
}

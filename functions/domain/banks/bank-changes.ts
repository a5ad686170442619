import { refuseTooMany } from './question-limits.ts';
import { refuseSameText, identify, type KnownTexts, type Stamp } from './question-bank.ts';
import { type DraftQuestion, type Question, normaliseText } from './question.ts';
import type { ParameterMap } from '#functions/domain/banks/parameters/parameter-map.ts';
import { refuse } from '#functions/domain/refusal.ts';
import * as words from '#functions/domain/words/bank.ts';

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
  const ids = new Set(bank.map(({ id }) => id));
  const unknown = [...edited.map(({ id }) => id), ...deleted].find((id) => !ids.has(id));
  if (unknown !== undefined) refuse('not-found', words.noQuestion(unknown));
  const [drafts, gone] = [new Map(edited.map(({ id, draft }) => [id, draft])), new Set(deleted)];
  const removed = bank.filter(({ id }) => gone.has(id));
  const kept = bank
    .filter(({ id }) => !gone.has(id))
    .sort((a, b) => a.number - b.number)
    .map((question) => ({ ...question, ...drafts.get(question.id) }));
  const { questions: news, lastQuestionId } = identify(added, { live: removed, known, others: kept }, stamp);
  const questions = [...kept, ...news];
  if (questions.length === 0) refuse('invalid-input', words.empty);
  refuseTooMany(questions);
  refuseSameText(questions);
  return { questions: questions.map((question, index) => ({ ...question, number: index + 1 })), lastQuestionId };
}

/** Whether no question changes. */
export function changesNotesOnly({ edited, added, deleted }: BankChanges): boolean {
  return edited.length + added.length + deleted.length === 0;
}

/** Requires at least one change, and at most one for each question. */
function requireOnceEach({ edited, added, deleted, notes = [] }: BankChanges): void {
  const changed = [...edited.map(({ id }) => id), ...deleted];
  if (changed.length + added.length + notes.length === 0) refuse('invalid-input', words.noChanges);
  if (new Set(changed).size < changed.length) refuse('invalid-input', words.changedTwice);
}

/** How the questions of a file are published: they replace the live bank, or are added after its questions. */
export const publishModes = ['replace', 'add'] as const;
export type PublishMode = (typeof publishModes)[number];

/** Splits drafts into those that are new to a bank, and those whose text one of its questions has. */
export function splitForAdding<Draft extends Pick<DraftQuestion, 'text'>>(
  drafts: readonly Draft[],
  live: readonly Pick<DraftQuestion, 'text'>[],
): { fresh: Draft[]; same: Draft[] } {
  const texts = new Set(live.map(({ text }) => normaliseText(text)));
  const isSame = ({ text }: Draft) => texts.has(normaliseText(text));
  return { fresh: drafts.filter((draft) => !isSame(draft)), same: drafts.filter(isSame) };
}

interface Joining {
  live: readonly Question[];
  known: KnownTexts;
  /** Leave out drafts with the text of a live question; the live question stays unchanged. */
  leaveOutSame: boolean;
}

/**
 * The live bank followed by the drafts, numbered 1..N. Live questions stay unchanged, with their ids.
 * @throws Refusal `invalid-input` for a draft with the text of a live question, unless these are left out, and if nothing is new.
 */
export function joinBank(
  drafts: readonly DraftQuestion[],
  { live, known, leaveOutSame }: Joining,
  stamp: Stamp,
): { questions: Question[]; lastQuestionId: number } {
  const { fresh, same } = splitForAdding(drafts, live);
  const [first] = same;
  if (first && !leaveOutSame) refuse('invalid-input', words.sameAsLive(same.length, first.text));
  if (fresh.length === 0) refuse('invalid-input', words.nothingNew);
  return applyChanges(live, known, { edited: [], added: fresh, deleted: [] }, stamp);
}

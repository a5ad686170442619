import { counted } from '#functions/domain/text/counted.ts';
import { applyChanges } from './bank-changes.ts';
import { normaliseText, type DraftQuestion, type Question } from './question.ts';
import type { KnownTexts, Stamp } from './question-identity.ts';
import { refuse } from '#functions/domain/refusal.ts';

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
  if (first && !leaveOutSame) {
    const many = counted(same.length, 'question of the file has', 'questions of the file have');
    refuse(
      'invalid-input',
      `${many} the text of a question that the bank has already, such as “${first.text}”. Leave them out, or change their text.`,
    );
  }
  if (fresh.length === 0) {
    refuse('invalid-input', 'The bank has every question of the file already. There is nothing to add.');
  }
  return applyChanges(live, known, { edited: [], added: fresh, deleted: [] }, stamp);
}

import { refuseTooMany } from './bank-size.ts';
import { refuseSameText } from './question-bank.ts';
import { normaliseText, type DraftQuestion, type Question } from './question.ts';

/** The part of a question that stays the same through all versions of its quiz. */
export type QuestionIdentity = Pick<Question, 'id' | 'createdAt' | 'createdBy'>;

/** The question that had each text last in any version of the quiz, by {@link normaliseText}. */
export type KnownTexts = ReadonlyMap<string, QuestionIdentity>;

export interface Stamp {
  /** The highest id that was ever given in this quiz. */
  lastQuestionId: number;
  createdAt: string;
  createdBy: string;
}

interface Before {
  live: readonly Question[];
  known: KnownTexts;
  /** Questions that the bank already has: no draft becomes one of them. */
  others?: readonly Question[];
}

/**
 * Makes questions of the drafts of one bank. A draft becomes the question that has its text in the live version, else the one that had
 * it last in any version, else a new one; no two drafts become the same question. They are numbered from 1 in their order.
 */
export function identify(
  drafts: readonly DraftQuestion[],
  { live, known, others = [] }: Before,
  { lastQuestionId, createdAt, createdBy }: Stamp,
): { questions: Question[]; lastQuestionId: number } {
  const liveTexts = new Map(live.map((question) => [normaliseText(question.text), question]));
  const texts = drafts.map(({ text }) => normaliseText(text));
  // Live questions take their ids first, so that a text from an old version can't claim the id of a live question.
  const taken = new Set([...others, ...texts.flatMap((text) => liveTexts.get(text) ?? [])].map(({ id }) => id));
  let last = lastQuestionId;
  const questions = drafts.map((draft, index) => {
    const text = texts[index] ?? '';
    const before = known.get(text);
    const free = before && !taken.has(before.id) ? before : undefined;
    const identity = liveTexts.get(text) ?? free ?? { id: ++last, createdAt, createdBy };
    taken.add(identity.id);
    return makeQuestion(draft, identity, index + 1);
  });
  return { questions, lastQuestionId: last };
}

/** {@link identify} for a whole bank. @throws Refusal `invalid-input` if two drafts have the same text, or there are too many. */
export function identifyQuestions(
  drafts: readonly DraftQuestion[],
  before: Pick<Before, 'live' | 'known'>,
  stamp: Stamp,
): { questions: Question[]; lastQuestionId: number } {
  refuseTooMany(drafts);
  refuseSameText(drafts);
  return identify(drafts, before, stamp);
}

function makeQuestion(draft: DraftQuestion, { id, createdAt, createdBy }: QuestionIdentity, number: number): Question {
  const { text, category, subCategory } = draft;
  const options = draft.options.map((option) => ({ ...option }));
  return { id, number, text, category, subCategory, options, createdAt, createdBy };
}

import { toDigits } from '#functions/domain/text/digits.ts';
import { normaliseText, type DraftQuestion, type Question } from './question.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { refuseTooMany } from './question-limits.ts';
import { sameText } from '#functions/domain/words/bank.ts';

/** The part of a question that a candidate may see. Option ids follow the alphabet of the texts, so that they reveal no points. */
export interface PaperQuestion {
  id: string;
  text: string;
  options: { id: string; text: string }[];
}

/** Points by question id and then by option id. */
export type Key = Record<string, Record<string, number>>;

/** Question ids on the wire and in an attempt: the permanent id in base 64, two characters up to 4,095. */
export function questionKey(id: number): string {
  return toDigits(id);
}

/** The options with their ids: '0', '1' … in the alphabetical order of their texts (ties: sheet order), given in sheet order. */
export function identifyOptions<T extends { text: string }>(options: readonly T[]): { id: string; option: T }[] {
  const alphabetical = options
    .map((_, index) => index)
    .sort((a, b) => compare(options[a]?.text, options[b]?.text) || a - b);
  return options.map((option, index) => ({ id: alphabetical.indexOf(index).toString(36), option }));
}

function compare(a = '', b = ''): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The bank without points, categories and phrases. Options are in the order of their ids. */
export function paperOf(questions: readonly Question[]): PaperQuestion[] {
  return questions.map(paperQuestionOf);
}

export function paperQuestionOf({ id, text, options }: Pick<Question, 'id' | 'text' | 'options'>): PaperQuestion {
  return {
    id: questionKey(id),
    text,
    options: identifyOptions(options)
      .map(({ id: optionId, option }) => ({ id: optionId, text: option.text }))
      .sort((a, b) => compare(a.id, b.id)),
  };
}

export function keyOf(questions: readonly Question[]): Key {
  return Object.fromEntries(
    questions.map((question) => [
      questionKey(question.id),
      Object.fromEntries(identifyOptions(question.options).map(({ id, option }) => [id, option.points])),
    ]),
  );
}

/** @throws Refusal `invalid-input` naming the first two questions with the same text. */
export function refuseSameText(questions: readonly Pick<DraftQuestion, 'text'>[]): void {
  const seen = new Map<string, number>();
  questions.forEach((question, index) => {
    const text = normaliseText(question.text);
    const earlier = seen.get(text);
    if (earlier !== undefined) refuse('invalid-input', sameText(earlier + 1, index + 1, question.text));
    seen.set(text, index);
  });
}

/** The part of a question that stays the same through all versions of its quiz. */
export type QuestionIdentity = Pick<Question, 'id' | 'createdAt' | 'createdBy'>;

/** The question that had each text last in any version of the quiz, by {@link normaliseText}. */
export type KnownTexts = ReadonlyMap<string, QuestionIdentity>;

export interface Stamp {
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

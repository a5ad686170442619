import { plural } from '#functions/domain/text/counted.ts';
import type { ComparedScale, MissingReason, ScaleRow, Score } from './report-document.ts';

/** The labels around a document's content, the same on screens and in the PDF. */
export const documentLabels = {
  chosen: 'Your answer',
  ofHundred: 'of 100',
  members: 'Based on',
  sure: 'How sure is this?',
  when: 'When',
  notice: 'How you’ll notice',
  dateLine: 'By',
  appendix: 'Appendix',
  before: 'Before',
  now: 'Now',
  answers: 'Answers',
  scale: 'Scale',
  figure: 'Score',
  interval: 'Margin of error',
  change: 'Change',
  contents: 'In this report',
  asTable: 'Show as table',
  /** Title if no character of the candidate's name can be printed. */
  noName: 'Your report',
} as const;

const small = [
  ...['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'],
  ...['thirteen', 'fourteen', 'fifteen', 'sixteen', 'seventeen', 'eighteen', 'nineteen'],
];
const tens = ['', '', 'twenty', 'thirty', 'forty', 'fifty', 'sixty', 'seventy', 'eighty', 'ninety'];

/** A count within a sentence: `nine`, `forty-two`; figures from 100 on. 0 is `no`. */
export function countWord(count: number): string {
  const word = small[count];
  if (word !== undefined) return word;
  if (count >= 100 || !Number.isInteger(count) || count < 0) return String(count);
  const [ten, one] = [tens[Math.floor(count / 10)] ?? '', count % 10];
  return one === 0 ? ten : `${ten}-${small[one] ?? ''}`;
}

/** `one question`, `nine questions` */
export function spelledCount(count: number, noun: string, nouns = `${noun}s`): string {
  return `${countWord(count)} ${plural(count, noun, nouns)}`;
}

/** `A`, `A and B`, `A, B and C` */
export function listed(texts: readonly string[]): string {
  const last = texts.at(-1) ?? '';
  return texts.length < 2 ? last : `${texts.slice(0, -1).join(', ')} and ${last}`;
}

/** A list of names, which are quoted if one contains a comma or an “and”. */
export function listedNames(names: readonly string[]): string {
  const isClear = names.length < 2 || !names.some((name) => /,| and /i.test(name));
  return listed(isClear ? names : names.map((name) => `“${name}”`));
}

/** Capitalises the first letter. */
export function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** `4 of 12 questions`, `4 of the 5 questions that were asked this time`, `all 5 questions that …` */
export function answeredOf(count: number, whole: number, asked?: number): string {
  if (asked === 0) return 'no question, as none was asked this time';
  if (asked === 1) return `${count === 1 ? 'the one' : `${count} of 1`} question that was asked this time`;
  if (asked !== undefined) {
    const all = asked === 2 ? 'both' : `all ${asked}`;
    return `${count === asked ? all : `${count} of the ${asked}`} questions that were asked this time`;
  }
  return `${count} of ${whole} ${plural(whole, 'question', 'questions')}`;
}

/** `all nine questions`, or how many of them. */
export const answeredOrAll = (count: number, whole: number, asked?: number): string =>
  count === whole && whole > 1 ? `all ${countWord(whole)} questions` : answeredOf(count, whole, asked);

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `21 November 2026`, in India's time. */
export const dayOf = (epochMs: number): string => day.format(epochMs);

/** `68` */
export const percentOf = ({ percent }: Score): string => String(Math.round(percent));

/** `52–85` */
export const intervalOf = ({ low, high }: Score): string => `${Math.round(low)}–${Math.round(high)}`;

/** `68 out of 100, most likely between 52 and 85` */
export const mostLikely = ({ percent, low, high }: Score): string =>
  `${Math.round(percent)} out of 100, most likely between ${Math.round(low)} and ${Math.round(high)}`;

/** `68 (52–85)` */
export const scoreOf = (score: Score): string => `${percentOf(score)} (${intervalOf(score)})`;

/** How a score has moved between two sittings. */
export function changeOf({ before, now, isChanged }: ComparedScale): string {
  if (!isChanged) return 'no reliable change';
  return now.percent > before.percent ? 'higher' : 'lower';
}

/** The text in place of a missing score, by reason. */
export const missingWords = {
  fewAnswers: 'not enough answers',
  fewQuestions: 'too few questions',
  fewAsked: 'too few asked this time',
  noRange: 'points too alike',
  protected: 'left out to protect single answers',
} as const satisfies Record<MissingReason, string>;

type Unscored = Pick<ScaleRow, 'missing'>;

export const missingText = ({ missing = 'fewAnswers' }: Unscored): string => missingWords[missing];

type Counted = Pick<ScaleRow, 'answerCount' | 'questionCount' | 'askedCount'>;

/** `not enough answers (1 of 3)`; without the counts where answers would change nothing. */
export const missingOf = (row: Counted & Unscored): string =>
  row.missing === 'fewQuestions' ? missingText(row) : `${missingText(row)} (${answersOf(row)})`;

/** `5 of 12`, or `5 of 5 asked` where not all questions were. */
export const answersOf = ({ answerCount, questionCount, askedCount }: Counted): string =>
  askedCount === undefined ? `${answerCount} of ${questionCount}` : `${answerCount} of ${askedCount} asked`;

/** `59 of 60`, `4 of the 10 that were asked`, `all 10 that were asked` */
export function answeredOnCover(answered: number, asked: number, whole: number): string {
  if (asked >= whole) return `${answered} of ${asked}`;
  if (asked === 1) return answered === 1 ? 'the one that was asked' : '0 of the one that was asked';
  return `${answered === asked ? `all ${asked}` : `${answered} of the ${asked}`} that were asked`;
}

/** Rows as a sentence each: `Initiative: 71 (52–85). Empathy: not enough answers.` */
export function rowsInWords(rows: readonly Pick<ScaleRow, 'name' | 'score' | 'missing'>[]): string {
  return rows.map((row) => `${row.name}: ${row.score ? scoreOf(row.score) : missingText(row)}.`).join(' ');
}

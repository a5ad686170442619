import type { MissingReason, ScaleRow, Score } from './report-document.ts';

const day = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'Asia/Kolkata',
});

/** `21 November 2026`, in India's time. */
export const dayOf = (epochMs: number): string => day.format(epochMs);

/** `68%` */
export const percentOf = ({ percent }: Score): string => `${Math.round(percent)}%`;

/** `52–85` */
export const intervalOf = ({ low, high }: Score): string => `${Math.round(low)}–${Math.round(high)}`;

/** `68% (52–85)` */
export const scoreOf = (score: Score): string => `${percentOf(score)} (${intervalOf(score)})`;

/** The text in place of a missing score, by reason. */
export const missingWords = {
  fewAnswers: 'not enough answers',
  fewQuestions: 'too few questions',
  fewAsked: 'too few asked this time',
  noRange: 'points too alike',
  protected: 'left out to protect single answers',
} as const satisfies Record<MissingReason, string>;

type Unscored = Pick<ScaleRow, 'missing'>;

/** Reports from before reasons were stored have only one kind. */
export const missingText = ({ missing = 'fewAnswers' }: Unscored): string => missingWords[missing];

type Counted = Pick<ScaleRow, 'answerCount' | 'questionCount' | 'askedCount'>;

/** `5 of 12`, or `5 of 5 asked` where not all questions were. */
export const answersOf = ({ answerCount, questionCount, askedCount }: Counted): string =>
  askedCount === undefined ? `${answerCount} of ${questionCount}` : `${answerCount} of ${askedCount} asked`;

/** `59 of 60`, `4 of the 10 that were asked`, `all 10 that were asked` */
export function answeredOnCover(answered: number, asked: number, whole: number): string {
  if (asked >= whole) return `${answered} of ${asked}`;
  if (asked === 1) return answered === 1 ? 'the one that was asked' : '0 of the one that was asked';
  return `${answered === asked ? `all ${asked}` : `${answered} of the ${asked}`} that were asked`;
}

/** Rows as a sentence each: `Initiative: 71% (52–85). Empathy: not enough answers.` */
export function rowsInWords(rows: readonly Pick<ScaleRow, 'name' | 'score' | 'missing'>[]): string {
  return rows.map((row) => `${row.name}: ${row.score ? scoreOf(row.score) : missingText(row)}.`).join(' ');
}

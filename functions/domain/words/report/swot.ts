/** The report: the SWOT (/reports/…, PDF) */

import { countWord, listedNames, sentence } from '#functions/domain/reports/document/document-words.ts';
import { plural } from '#functions/domain/text/counted.ts';

export const title = 'Your SWOT';
export const titleOfMinor = 'Your strengths and opportunities';
export const titleOfSingleAnswers = 'Some of your answers';

/** What a single answer can say: once, above all entries. */
export const moments =
  'A single answer is a moment, not a trait, and may differ from the description of its area. Each is shown with its situation, so that you can judge for yourself.';

export const strengths = 'Strengths';
export const weaknesses = 'Weaknesses';
export const opportunities = 'Opportunities';
export const watchPoints = 'Watch-points';

/** How the entries of a field were found. */
export const fromScores = (count: number): string =>
  plural(
    count,
    'The area where your score is clearly above 50, the middle of the scale, with one of your answers.',
    'Areas where your score is clearly above 50, the middle of the scale, each with one of your answers.',
  );
const someOf = (shown: number, all: number, side: string): string =>
  `${sentence(countWord(shown))} of the ${countWord(all)} areas where your score is clearly ${side} 50, the middle of the scale.`;
/** @param all how many there are; not all are named. */
export const someAbove = (shown: number, all: number): string => someOf(shown, all, 'above');
export const someBelow = (shown: number, all: number): string => someOf(shown, all, 'below');
/** @param names areas that are not shown, although they are equal to one that is. */
export const equals = (names: readonly string[]): string =>
  ` ${listedNames(names)} ${plural(names.length, 'has', 'have')} the same score as one of these; a draw decided.`;
export const clearlyLow = (count: number): string =>
  plural(
    count,
    'The area where your score is clearly below 50, the middle of the scale: a good place to start.',
    'Areas where your score is clearly below 50, the middle of the scale: each is a good place to start.',
  );
export const noneLow = 'No clear weakness. To start with:';
export const lowest = 'No clear weakness. You could start with these two, but chance may explain their scores.';
export const fromOpportunities = 'Good choices that one change would make better.';
export const fromWatchPoints = 'Choices to think over, because they may cost you something.';

/** Why a field has no entry. */
export const noScore = 'No area has enough answers for a score.';
export const noStrength = 'No area is clearly above 50, the middle of the scale.';
export const ceiling = 'So many of your choices were the strongest that no area stands out.';
export const noWeakness = 'No area is clearly below 50, the middle of the scale.';
export const noAnswer = 'No answer of yours belongs here.';

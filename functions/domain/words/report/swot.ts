/** The report: the SWOT (/reports/…, PDF) */

import { countWord } from '#functions/domain/reports/document/document-words.ts';
import { plural } from '#functions/domain/text/counted.ts';

export const title = 'Your SWOT';
export const titleOfMinor = 'Your strengths and opportunities';
export const titleOfSingleAnswers = 'Answers to look at again';

/** What a single answer can say: once, above all entries. */
export const moments =
  'A single answer is a moment, not a trait. Each is shown with its situation, so that you can judge for yourself.';

export const strengths = 'Strengths';
export const weaknesses = 'Weaknesses';
export const opportunities = 'Opportunities';
export const watchPoints = 'Watch-points';

/** How the entries of a field were found. */
export const fromScores = (count: number): string =>
  plural(
    count,
    'The area where your score is clearly above the middle, with one of your answers.',
    'Areas where your score is clearly above the middle, each with one of your answers.',
  );
/** @param all how many there are; not all are named. */
export const someOf = (shown: number, all: number): string =>
  `${countWord(shown).replace(/^./, (letter) => letter.toUpperCase())} of the ${countWord(all)} areas where your score is clearly above the middle.`;
export const clearlyLow = (count: number): string =>
  plural(
    count,
    'The area where your score is clearly below the middle: a small change here can make the biggest difference.',
    'Areas where your score is clearly below the middle: a small change here can make the biggest difference.',
  );
export const lowest = 'These two had your lowest scores, but the gap to the others may be chance.';
export const fromOpportunities = 'What you would do here helps, and it costs something.';
export const fromWatchPoints = 'Here your choice may cost you something.';

/** Why a field has no entry. */
export const noScore = 'No area has enough answers for a score.';
export const noStrength = 'No area is clearly above the middle. With few questions that is no verdict.';
export const ceiling = 'Nearly every choice was the strongest, so none stands out.';
export const noWeakness = 'No area is clearly below the middle.';
export const noOpportunity = 'None of your answers carries one.';
export const noWatchPoint = 'None of your answers carries one.';

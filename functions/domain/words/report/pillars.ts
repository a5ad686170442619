/** The report: the main parameters, which a candidate knows as pillars (/reports/…, PDF) */

import {
  answeredOf,
  answeredOrAll,
  countWord,
  missingText,
  mostLikely,
  sentence,
} from '#functions/domain/reports/document/document-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';

export const title = (count: number): string => (count === 1 ? 'Your pillar' : `Your ${countWord(count)} pillars`);
export const shape = 'Further out is higher (0–100). The shaded band shows the margin of error.';
export const bars = 'The mark is your score from 0 to 100, the bar its margin of error.';

export const noMeasure =
  'A score says how you chose in these situations. It is not a measure of intelligence, character or health.';
export const descriptions =
  'The descriptions were written for a range of scores, not drawn from your answers: keep what fits you. The longer the bar, the less may fit. If your score lies between two descriptions, the closer one comes first, then “Perhaps also”.';

/** "How sure is this?" of the section. */
export const sure =
  'A score says how your choices compare with what the questions allow: 0 would be the option with the fewest points every time, 100 the one with the most. The bar around it is the margin of error: with many more questions like these, your score would fall within it about nine times out of ten. A few bars will be off by chance, so don’t rely on just one. Questions differ, so 50 in one pillar may not mean the same as 50 in another.';

/** "How sure is this?" of one main parameter. */
export function sureOf({ answerCount, questionCount, askedCount, score, missing }: ScaleRow): string {
  if (!score) {
    const why = sentence(missingText(missing ? { missing } : {}));
    return `${why}, so there is no score. You answered ${answeredOf(answerCount, questionCount, askedCount)}.`;
  }
  return `${mostLikely(score)}. You answered ${answeredOrAll(answerCount, questionCount, askedCount)}.`;
}

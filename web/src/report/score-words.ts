import { notEnough, scoreOf } from '#functions/domain/report/figure-words.ts';
import type { ScaleRow } from '#functions/domain/report/report-document.ts';

/** `12 of 12` */
export const answersOf = ({ answerCount, questionCount }: Pick<ScaleRow, 'answerCount' | 'questionCount'>) =>
  `${answerCount} of ${questionCount}`;

/** What stands for a chart of such rows: `Initiative: 71% (52–85). Empathy: not enough answers.` */
export function rowsInWords(rows: readonly Pick<ScaleRow, 'name' | 'score'>[]): string {
  return rows.map(({ name, score }) => `${name}: ${score ? scoreOf(score) : notEnough}.`).join(' ');
}

import { missingText, scoreOf } from '#functions/domain/reports/document/figure-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';

/** The text alternative of such a chart: `Initiative: 71% (52–85). Empathy: not enough answers.` */
export function rowsInWords(rows: readonly Pick<ScaleRow, 'name' | 'score' | 'missing'>[]): string {
  return rows.map((row) => `${row.name}: ${row.score ? scoreOf(row.score) : missingText(row)}.`).join(' ');
}

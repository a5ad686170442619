import type { ExportView } from '#functions/contract/admin/export.ts';
import type { ExportKind } from '#functions/domain/admin/export-order.ts';
import { counted } from '#functions/domain/text/counted.ts';
import { indiaDayWords } from '#functions/domain/calendar/india-days.ts';

/** What an export is, as the form names it. */
export const kindWords: Record<ExportKind, string> = {
  workbook: 'Excel workbook: scores and answers',
  scores: 'CSV: a row for each attempt',
  responses: 'CSV: a row for each answer',
};

export const isUnfinished = ({ status }: Pick<ExportView, 'status'>) => status === 'waiting' || status === 'writing';

/** The state of an export in a sentence. */
export function stateWords({ status, attempts, rows, reachedAt, fileName, problem }: ExportView): string {
  if (status === 'waiting') return 'Waiting to be written.';
  if (status === 'failed') return `Failed: ${problem ?? 'no file was written.'}`;
  if (status === 'writing') {
    const reached = reachedAt === undefined ? '' : `, down to ${indiaDayWords(reachedAt)}`;
    return `Writing: ${counted(rows, 'row')} so far, ${counted(attempts, 'attempt')} read${reached}...`;
  }
  if (fileName === undefined) return 'There is nothing to export: no matching attempt ended on these days.';
  return `Ready: ${counted(rows, 'row')} of ${counted(attempts, 'attempt')} in ${fileName}.`;
}

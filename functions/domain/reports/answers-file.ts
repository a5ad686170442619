import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';

/**
 * Maximum number of characters of answers in a PDF, some 500 pages. The worker that mails the report makes it within its time and
 * memory limits, and a longer one would prevent the mail. The report page shows all answers, however many.
 */
export const maxAnswersFileLength = 1_500_000;

/** Whether a report has a PDF with all answers beside the mailed one. */
export function hasAnswersFile({ appendix }: Pick<ReportDocument, 'appendix'>): boolean {
  const answers = appendix.find(({ id }) => id === 'answers');
  return answers !== undefined && JSON.stringify(answers).length <= maxAnswersFileLength;
}

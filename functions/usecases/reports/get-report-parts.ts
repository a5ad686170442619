import type { ReportPart } from '#functions/domain/reports/report-parts.ts';
import type { BankReader } from '#functions/usecases/ports/quizzes.ts';
import { reportPartsOf } from './report-parts-of.ts';

/** What the reports of a version would have: by its bank, and by the rules of today. Throws Refusal `not-found`. */
export async function getReportParts(
  { banks }: { banks: BankReader },
  { quizId, version }: { quizId: number; version: number },
): Promise<{ reportParts: ReportPart[] }> {
  return { reportParts: await reportPartsOf(banks, { quizId, version }) };
}

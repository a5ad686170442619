import { promisedParts } from '#functions/domain/report/promised-parts.ts';
import type { ReportPart } from '#functions/domain/report/report-parts.ts';
import type { BankReader } from './ports/quizzes.ts';

interface Published {
  quizId: number;
  version: number;
  reportParts?: ReportPart[];
}

/** What the reports of a quiz have: as its version was published with it, else by the bank itself. */
export async function reportPartsOf(banks: BankReader, { quizId, version, reportParts }: Published) {
  if (reportParts) return reportParts;
  const [questions, map] = await Promise.all([banks.getQuestions(quizId, version), banks.getMap(quizId, version)]);
  return promisedParts({ questions, map });
}

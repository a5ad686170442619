import { promisedParts } from '#functions/domain/reports/promise/promised-parts.ts';
import { partsRules, type ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import type { Quiz } from '#functions/domain/banks/quiz.ts';
import type { BankReader, QuizStore } from '#functions/usecases/ports/quizzes.ts';

/** The parts of a version's reports, by its bank and today's rules. */
export async function getPromisedParts(
  banks: BankReader,
  { quizId, version }: { quizId: number; version: number },
): Promise<ReportPart[]> {
  const [questions, map] = await Promise.all([banks.getQuestions(quizId, version), banks.getMap(quizId, version)]);
  return promisedParts({ questions, map });
}

/** The stored parts of a quiz's reports; computes and stores them if they are missing or from older rules. */
export async function loadReportParts(
  { quizzes, banks }: { quizzes: Pick<QuizStore, 'storeReportParts'>; banks: BankReader },
  { quizId, version, reportParts, partsRules: rules }: Pick<Quiz, 'quizId' | 'version' | 'reportParts' | 'partsRules'>,
): Promise<ReportPart[]> {
  if (rules === partsRules) return reportParts;
  const found = await getPromisedParts(banks, { quizId, version });
  await quizzes.storeReportParts({ quizId, version, reportParts: found });
  return found;
}

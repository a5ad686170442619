import { queryOptions, useQuery } from '@tanstack/react-query';
import { getNextReport, type NextReport } from '#functions/contract/reports/report.ts';
import type { ActiveQuiz, Seat } from '#functions/contract/quiz.ts';
import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import { call } from '#web/lib/api-client.ts';

/** The parts of the person's next report, and its number of scores where only some questions are asked. */
export interface ReportPromise extends Partial<NextReport> {
  reportParts: ReportPart[];
  /** Parts of the quiz's reports that a retake has too few questions for. */
  tooFewFor: ReportPart[];
}

/** What the server says of the person's next report. */
export const nextReportQuery = (quizId: number, { openAttemptId, retake }: Partial<Seat>) =>
  queryOptions({
    queryKey: ['next-report', quizId, openAttemptId, retake?.questionCount, retake?.newCount],
    queryFn: () => call(getNextReport, { params: { quizId } }),
    staleTime: 30_000,
    gcTime: 0,
  });

/** Based on the questions of their open or next attempt; `undefined` until known. */
export function usePromise(quiz: ActiveQuiz | undefined, seat: Seat | undefined): ReportPromise | undefined {
  const { openAttemptId, retake, completedCount = 0 } = seat ?? {};
  const isOwn = openAttemptId !== undefined || completedCount > 0;
  const own = useQuery({
    ...nextReportQuery(quiz?.quizId ?? 0, seat ?? {}),
    enabled: quiz !== undefined && isOwn,
  });
  if (!quiz || !seat) return undefined;
  const report: Omit<ReportPromise, 'tooFewFor'> | undefined = isOwn ? own.data : { reportParts: quiz.reportParts };
  if (!report) return undefined;
  const { reportParts, lackingScores = 0 } = report;
  const isShort = openAttemptId === undefined && retake !== undefined && retake.questionCount < retake.total;
  const isLacking = (part: ReportPart) => !reportParts.includes(part) || (part === 'scores' && lackingScores > 0);
  return { ...report, tooFewFor: isShort ? quiz.reportParts.filter(isLacking) : [] };
}

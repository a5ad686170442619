import { queryOptions, useQuery } from '@tanstack/react-query';
import { getNextReport } from '#functions/contract/reports/report.ts';
import type { ActiveQuiz, Seat } from '#functions/contract/quiz.ts';
import type { ReportPart } from '#functions/domain/reports/promise/report-parts.ts';
import { call } from '#web/lib/api-client.ts';

/** The parts of the person's next report. */
export interface ReportPromise {
  parts: ReportPart[];
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
  const parts = isOwn ? own.data?.reportParts : quiz.reportParts;
  if (!parts) return undefined;
  const isShort = openAttemptId === undefined && retake !== undefined && retake.questionCount < retake.total;
  return { parts, tooFewFor: isShort ? quiz.reportParts.filter((part) => !parts.includes(part)) : [] };
}

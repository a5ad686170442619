import { queryOptions } from '@tanstack/react-query';
import { listMyAttempts } from '#functions/contract/account.ts';
import { getReport } from '#functions/contract/reports/report.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';

/** Whose report, and of which attempt: the next person in this tab asks for their own. */
export interface ReportId {
  userId: string;
  attemptId: string;
}

export const reportQuery = ({ userId, attemptId }: ReportId) =>
  queryOptions({
    queryKey: ['report', userId, attemptId],
    // That it is not there yet is no failure: what is said of it stays on the screen while it is asked for again.
    queryFn: async ({ signal }) => {
      try {
        return await call(getReport, { params: { attemptId } }, { signal });
      } catch (error) {
        if (codeOf(error) === 'report-not-ready') return 'awaited';
        throw error;
      }
    },
    staleTime: 30_000,
  });

/** When a report is due that is not there yet. */
export const dueQuery = ({ userId, attemptId }: ReportId) =>
  queryOptions({
    queryKey: ['report-due', userId, attemptId],
    queryFn: async ({ signal }) => {
      const { attempts } = await call(listMyAttempts, {}, { signal });
      return attempts.find((attempt) => attempt.attemptId === attemptId) ?? null;
    },
    staleTime: 30_000,
  });

import { queryOptions } from '@tanstack/react-query';
import { listMyAttempts } from '#functions/contract/account.ts';
import { getMyReport } from '#functions/contract/reports/report.ts';
import { call } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';

export const reportQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['report', attemptId],
    // A report that is not there yet is not an error: its notice stays on the screen during a reload.
    queryFn: async ({ signal }) => {
      try {
        return await call(getMyReport, { params: { attemptId } }, { signal });
      } catch (error) {
        if (codeOf(error) === 'report-not-ready') return 'awaited';
        throw error;
      }
    },
    staleTime: 30_000,
    // Steps may have been ticked on another device or tab.
    refetchOnWindowFocus: true,
  });

/** When a report that is not there yet will come. */
export const dueQuery = (attemptId: string) =>
  queryOptions({
    queryKey: ['report-due', attemptId],
    queryFn: async ({ signal }) => {
      const { attempts } = await call(listMyAttempts, {}, { signal });
      return attempts.find((attempt) => attempt.attemptId === attemptId) ?? null;
    },
    staleTime: 30_000,
  });

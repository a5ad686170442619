import { queryOptions } from '@tanstack/react-query';
import { listMyAttempts } from '#functions/contract/account.ts';
import { getReport } from '#functions/contract/report.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/patient-query.ts';

export const reportQuery = (attemptId: string) =>
  queryOptions({
    ...patient,
    queryKey: ['report', attemptId],
    queryFn: ({ signal }) => call(getReport, { params: { attemptId } }, { signal }),
  });

/** When a report is due that is not there yet. */
export const dueQuery = (attemptId: string) =>
  queryOptions({
    ...patient,
    queryKey: ['report-due', attemptId],
    queryFn: async ({ signal }) => {
      const { attempts } = await call(listMyAttempts, {}, { signal });
      return attempts.find((attempt) => attempt.attemptId === attemptId) ?? null;
    },
  });

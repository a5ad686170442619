import { queryOptions } from '@tanstack/react-query';
import { listReports } from '#functions/contract/admin/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/patient-query.ts';
import { newestFirst, type ReportGroup } from './report-groups.ts';

/** The server gives no more of one status. */
const mostPerStatus = 100;

export function reportsQuery({ id, statuses }: ReportGroup) {
  return queryOptions({
    queryKey: ['admin-reports', id],
    queryFn: async ({ signal }) => {
      const replies = await Promise.all(statuses.map((status) => call(listReports, { query: { status } }, { signal })));
      return {
        reports: newestFirst(replies.flatMap(({ reports }) => reports)),
        isCutOff: replies.some(({ reports }) => reports.length >= mostPerStatus),
      };
    },
    ...patient,
    staleTime: 0,
  });
}

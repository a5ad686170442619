import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReports } from '#functions/contract/admin/reports/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';
import type { ReportFilter } from './report-filter.ts';
import type { ReportGroup } from './report-groups.ts';

/** All that there is to load again after one was sent. */
export const reportsKey = ['admin-reports'];

export function reportsQuery({ id, statuses }: ReportGroup, filter: ReportFilter) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: [...reportsKey, id, filter],
    queryFn: ({ pageParam, signal }) =>
      call(
        listReports,
        { query: { statuses: statuses.join(','), ...filter, cursor: pageParam } },
        { signal, timeLimitMs: 28_000 },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}

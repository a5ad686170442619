import { infiniteQueryOptions } from '@tanstack/react-query';
import { listReports } from '#functions/contract/admin/reports.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/patient-query.ts';
import type { ReportGroup } from './report-groups.ts';

/** All that there is to load again after one was sent. */
export const reportsKey = ['admin-reports'];

export function reportsQuery({ id, statuses }: ReportGroup) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: [...reportsKey, id],
    queryFn: ({ pageParam, signal }) =>
      call(listReports, { query: { statuses: statuses.join(','), cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}

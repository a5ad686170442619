import { listReports, type ReportView } from '#functions/contract/admin/reports/reports.ts';
import { pagedQuery, type Pages } from '#web/lib/admin/paged-query.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { call } from '#web/lib/api-client.ts';
import type { ReportFilter } from './report-filter.ts';
import type { ReportGroup } from './report-groups.ts';

/** The queries to reload after a report was resent. */
export const reportsKey = ['admin-reports'];

export function reportsQuery({ id, statuses }: ReportGroup, filter: ReportFilter) {
  return pagedQuery([...reportsKey, id, filter], (cursor, signal) =>
    call(listReports, { query: { statuses: statuses.join(','), ...filter, cursor } }, { signal, timeLimitMs: 28_000 }),
  );
}

export type ReportPages = Pages<Reply<typeof listReports>, ReportView>;

import { listReports, type ReportView } from '#functions/contract/admin/reports/reports.ts';
import { reportsKey } from '#web/lib/admin/list-keys.ts';
import { givenParts } from '#web/lib/admin/use-filters.ts';
import { pagedQuery, type Pages } from '#web/lib/admin/paged-query.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { call } from '#web/lib/api-client.ts';
import type { ReportGroup } from './report-groups.ts';

/** Filter by person and batch, as in the address. */
export const filterOf = (text: (name: string) => string) => ({
  person: text('person'),
  who: text('who'),
  batch: text('batch'),
  label: text('label'),
});
export type ReportFilter = ReturnType<typeof filterOf>;

export function reportsQuery({ id, statuses }: ReportGroup, filter: ReportFilter) {
  return pagedQuery([...reportsKey, id, filter], (cursor, signal) =>
    call(
      listReports,
      { query: { statuses: statuses.join(','), ...givenParts(filter), cursor } },
      { signal, timeLimitMs: 28_000 },
    ),
  );
}

export type ReportPages = Pages<Reply<typeof listReports>, ReportView>;

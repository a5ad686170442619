import { Link } from 'react-router-dom';
import type { Overview, OverviewMeasure } from '#functions/contract/admin/overview.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/overview.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface Measure {
  id: OverviewMeasure;
  to: string;
}

const measures: readonly Measure[] = [
  { id: 'started', to: paths.adminAttempts },
  { id: 'completed', to: attemptsLink({ status: 'completed' }) },
  { id: 'timedOut', to: attemptsLink({ status: 'time' }) },
  { id: 'waiting', to: `${paths.adminReports}?show=attention` },
  { id: 'bounced', to: `${paths.adminReports}?show=attention` },
];

/** `isMore`: not all were counted. */
export const countWords = (count: number, isMore = false) => `${count.toLocaleString('en-IN')}${isMore ? '+' : ''}`;

/** The counts of all attempts, by span. */
export function TotalCounts({ overview: { total, since, countedSince } }: { overview: Overview }) {
  const columns: readonly Column<Measure>[] = [
    {
      title: words.totals.measure,
      className: 'min-w-48 max-sm:min-w-38',
      cell: ({ id, to }) => (
        <>
          <Link to={to}>{words.measures[id].title}</Link>
          <span className="block font-normal text-quiet">{words.measures[id].about}</span>
        </>
      ),
    },
    ...words.totals.spans.map((title, span): Column<Measure> => ({
      title,
      isNumber: true,
      className: 'text-lg tabular-nums',
      cell: ({ id }) => countWords(total[id][span] ?? 0, (since[span] ?? 0) < countedSince),
    })),
  ];
  return (
    <DataTable caption={words.totals.caption} columns={columns} rows={measures} rowKey={({ id }) => id} empty="" />
  );
}

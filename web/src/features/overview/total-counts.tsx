import { Link } from 'react-router-dom';
import type { Overview, OverviewMeasure } from '#functions/contract/admin/overview.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';

interface Measure {
  id: OverviewMeasure;
  title: string;
  about: string;
  to: string;
}

const measures: readonly Measure[] = [
  { id: 'started', title: 'Started', about: 'with a first answer', to: paths.adminAttempts },
  { id: 'completed', title: 'Completed', about: 'ended in any way', to: attemptsLink({ status: 'completed' }) },
  {
    id: 'timedOut',
    title: 'Timed out',
    about: 'ended because the time was over',
    to: attemptsLink({ status: 'time' }),
  },
  {
    id: 'waiting',
    title: 'Waiting for a report',
    about: 'ended, and the report has not gone out',
    to: `${paths.adminReports}?show=attention`,
  },
  {
    id: 'bounced',
    title: 'Mail came back',
    about: 'ended, and the mail bounced',
    to: `${paths.adminReports}?show=attention`,
  },
];

const spanTitles = ['Today', '7 days', '30 days'] as const;

/** `isMore`: not all were counted. */
export const countWords = (count: number, isMore = false) => `${count.toLocaleString('en-IN')}${isMore ? '+' : ''}`;

/** The counts of all attempts, by span. */
export function TotalCounts({ overview: { total, since, countedSince } }: { overview: Overview }) {
  const columns: readonly Column<Measure>[] = [
    {
      title: 'Attempts',
      className: 'min-w-48 max-sm:min-w-38',
      cell: ({ title, about, to }) => (
        <>
          <Link to={to}>{title}</Link>
          <span className="block font-normal text-quiet">{about}</span>
        </>
      ),
    },
    ...spanTitles.map((title, span): Column<Measure> => ({
      title,
      isNumber: true,
      className: 'text-lg tabular-nums',
      cell: ({ id }) => countWords(total[id][span] ?? 0, (since[span] ?? 0) < countedSince),
    })),
  ];
  return <DataTable caption="All attempts" columns={columns} rows={measures} rowKey={({ id }) => id} empty="" />;
}

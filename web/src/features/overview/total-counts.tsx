import { Link } from 'react-router-dom';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { countWords, measures, spanTitles } from './overview-words.ts';

type Row = (typeof measures)[number];

/** The counts of all attempts, by span. */
export function TotalCounts({ overview: { total, since, countedSince } }: { overview: Overview }) {
  const columns: readonly Column<Row>[] = [
    {
      id: 'measure',
      title: 'Attempts',
      className: 'min-w-48 max-sm:min-w-38',
      cell: ({ title, about, to }) => (
        <>
          {to ? <Link to={to}>{title}</Link> : title}
          <span className="block font-normal text-quiet">{about}</span>
        </>
      ),
    },
    ...spanTitles.map((title, span): Column<Row> => ({
      id: title,
      title,
      isNumber: true,
      className: 'text-lg tabular-nums',
      cell: ({ id }) => countWords(total[id][span] ?? 0, (since[span] ?? 0) < countedSince),
    })),
  ];
  return <DataTable caption="All attempts" columns={columns} rows={measures} rowKey={({ id }) => id} empty="" />;
}

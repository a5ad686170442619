import { Link } from 'react-router-dom';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import styles from './overview.module.css';
import { countWords, measures, spanTitles } from './overview-words.ts';

type Row = (typeof measures)[number];

/** The counts of all attempts, by span. */
export function TotalCounts({ overview: { total, since, countedSince } }: { overview: Overview }) {
  const columns: readonly Column<Row>[] = [
    {
      id: 'measure',
      title: 'Attempts',
      className: styles.measure,
      cell: ({ title, about, to }) => (
        <>
          {to ? <Link to={to}>{title}</Link> : title}
          <span className={styles.quiet}>{about}</span>
        </>
      ),
    },
    ...spanTitles.map((title, span): Column<Row> => ({
      id: title,
      title,
      isNumber: true,
      className: styles.count,
      cell: ({ id }) => countWords(total[id][span] ?? 0, (since[span] ?? 0) < countedSince),
    })),
  ];
  return <DataTable caption="All attempts" columns={columns} rows={measures} rowKey={({ id }) => id} empty="" />;
}

import { Link } from 'react-router-dom';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import styles from './overview.module.css';
import { measures, spanTitles } from './overview-words.ts';

type Row = (typeof measures)[number];

/** The counts of everyone, by span. */
export function TotalCounts({ overview: { total } }: { overview: Overview }) {
  const columns: readonly Column<Row>[] = [
    {
      id: 'measure',
      title: 'People who',
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
      cell: ({ id }) => (total[id][span] ?? 0).toLocaleString('en-IN'),
    })),
  ];
  return <DataTable caption="Everyone" columns={columns} rows={measures} rowKey={({ id }) => id} empty="" />;
}

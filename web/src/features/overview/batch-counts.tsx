import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { paths } from '#web/lib/paths.ts';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import styles from './overview.module.css';
import { measures, shownWords, spanTitles } from './overview-words.ts';

type Row = Overview['batches'][number];

const spans = spanTitles.map((text, span) => ({ id: String(span), text }));

/** The same of each batch, for one span at a time. */
export function BatchCounts({ batches }: { batches: readonly Row[] }) {
  const [span, setSpan] = useState('2');
  const columns: readonly Column<Row>[] = [
    {
      id: 'batch',
      title: 'Batch',
      className: styles.batch,
      cell: ({ batchId, label }) =>
        batchId === undefined ? label : <Link to={`${paths.adminAttempts}?batch=${batchId}`}>{label}</Link>,
    },
    ...measures.map(({ id, title }): Column<Row> => ({
      id,
      title,
      isNumber: true,
      cell: ({ counts }) => {
        const count = counts[id][Number(span)];
        return <span className={typeof count === 'number' ? styles.number : styles.unsaid}>{shownWords(count)}</span>;
      },
    })),
  ];
  if (batches.length === 0) return <p className={styles.note}>Nobody came by a coupon of a batch in these 30 days.</p>;
  return (
    <>
      <SelectField label="Span" choices={spans} value={span} onChange={setSpan} className={styles.span} />
      <DataTable
        caption="By coupon batch"
        columns={columns}
        rows={batches}
        rowKey={({ batchId = '' }) => batchId}
        empty=""
      />
      <p className={styles.note}>
        Groups of fewer than 5 people are not told, and neither is what would give them away by subtraction: that is
        “not shown”.
      </p>
    </>
  );
}

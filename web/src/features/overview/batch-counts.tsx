import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { Overview } from '#functions/contract/admin/overview.ts';
import { attemptsLink } from '#web/lib/admin/admin-links.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import styles from './overview.module.css';
import { measures, numberWords, spanTitles } from './overview-words.ts';

type Row = Overview['batches'][number];

const spans = spanTitles.map((text, span) => ({ id: String(span), text }));

/** The counts of each batch, for one span at a time. */
export function BatchCounts({ batches }: { batches: readonly Row[] }) {
  const [span, setSpan] = useState('2');
  const columns: readonly Column<Row>[] = [
    {
      id: 'batch',
      title: 'Batch',
      className: styles.batch,
      cell: ({ batchId, label }) =>
        batchId === undefined ? label : <Link to={attemptsLink({ batch: batchId })}>{label}</Link>,
    },
    ...measures.map(({ id, title }): Column<Row> => ({
      id,
      title,
      isNumber: true,
      className: styles.number,
      cell: ({ counts }) => numberWords(counts[id][Number(span)] ?? 0),
    })),
  ];
  if (batches.length === 0)
    return <p className={styles.note}>No one redeemed a code from a batch in the last 30 days.</p>;
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
    </>
  );
}

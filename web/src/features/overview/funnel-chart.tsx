import { Link } from 'react-router-dom';
import type { BatchFunnel, Overview } from '#functions/contract/admin/overview.ts';
import { batchLink } from '#web/lib/admin/admin-links.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { Chart } from './chart.tsx';
import styles from './chart.module.css';
import { numberWords } from './overview-words.ts';

const steps = [
  { id: 'made', title: 'Codes made' },
  { id: 'redeemed', title: 'Redeemed' },
  { id: 'started', title: 'Started' },
  { id: 'finished', title: 'Finished' },
  { id: 'delivered', title: 'Report delivered' },
] as const;

const columns: Column<BatchFunnel>[] = [
  {
    id: 'batch',
    title: 'Batch',
    cell: ({ batchId, label }) => <Link to={batchLink(batchId)}>{label}</Link>,
  },
  ...steps.map(({ id, title }): Column<BatchFunnel> => ({
    id,
    title,
    isNumber: true,
    cell: (row) => numberWords(row[id]),
  })),
];

/** The states of the codes of new batches. */
export function FunnelChart({ funnel: { since, batches, isCutOff } }: { funnel: Overview['funnel'] }) {
  if (batches.length === 0) return <p className={styles.none}>No batch of codes was made in these 90 days.</p>;
  const sums = steps.map(({ id, title }) => ({
    id,
    title,
    sum: batches.reduce((total, batch) => total + batch[id], 0),
  }));
  const made = Math.max(1, sums[0]?.sum ?? 0);
  return (
    <Chart
      title="From code to delivered report"
      caption={
        <>
          {plural(batches.length, 'The batch that was', `The ${numberWords(batches.length)} batches that were`)} made
          since <Moment at={since} isDay />. Deleted accounts count in the first step only.
          {isCutOff && ' Not everything could be counted: the numbers are too low.'}
        </>
      }
      table={
        <DataTable
          caption="From code to delivered report, by batch"
          columns={columns}
          rows={batches}
          rowKey={({ batchId }) => batchId}
          empty=""
        />
      }
    >
      <ol className={styles.funnel}>
        {sums.map(({ id, title, sum }) => (
          <li key={id}>
            <span className={styles.step}>{title}</span>
            <svg viewBox="0 0 100 1" preserveAspectRatio="none" className={styles.share} aria-hidden="true">
              <rect width={100} height={1} data-series="rest" />
              <rect width={(sum / made) * 100} height={1} data-series="started" />
            </svg>
            <span className={styles.figure}>
              {numberWords(sum)} <span className={styles.percent}>{Math.round((sum / made) * 100)} %</span>
            </span>
          </li>
        ))}
      </ol>
    </Chart>
  );
}

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { BatchCode, BatchView } from '#functions/contract/admin/coupon-batches.ts';
import { Button } from '#web/ui/button.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { Moment } from '#web/ui/moment.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { AttemptLink } from './attempt-link.tsx';
import { saveCsv, stateWords, unusedRows, usedRows } from './batch-csv.ts';
import { batchCodesQuery } from './coupon-queries.ts';
import styles from './coupons.module.css';
import { Person } from './person.tsx';

const columns: Column<BatchCode>[] = [
  { id: 'code', title: 'Code', cell: ({ code }) => <span className={styles.codeText}>{code}</span> },
  { id: 'state', title: 'Status', cell: ({ state }) => stateWords[state] },
  {
    id: 'person',
    title: 'Person',
    cell: ({ state, person }) => (state === 'unused' ? '–' : <Person person={person} />),
  },
  {
    id: 'at',
    title: 'Redeemed',
    cell: ({ redeemedAt }) => (redeemedAt === undefined ? '–' : <Moment at={redeemedAt} />),
  },
  {
    id: 'attempt',
    title: 'Attempt',
    cell: ({ person, attemptId }) => <AttemptLink userId={person?.userId} attemptId={attemptId} />,
  },
];

type Shown = BatchCode['state'] | 'every';
const atOnce = 100;

/** The codes of a batch, and files of them. */
export function BatchCodes({ batch: { batchId, label } }: { batch: BatchView }) {
  const { data: codes, error, refetch } = useQuery(batchCodesQuery(batchId));
  const [shown, setShown] = useState<Shown>('every');
  const [most, setMost] = useState(atOnce);
  const count = (state: Shown) => codes?.filter((code) => state === 'every' || code.state === state).length ?? 0;
  const rows = codes?.filter(({ state }) => shown === 'every' || state === shown);
  return (
    <PagedList
      loading="Loading codes..."
      error={error}
      onRetry={() => void refetch()}
      hasMore={rows !== undefined && rows.length > most}
      isLoadingMore={false}
      onMore={() => setMost(most + atOnce)}
    >
      {codes && rows && (
        <>
          <div className={styles.tools}>
            <SelectField
              label="Show"
              choices={[
                { id: 'every', text: `All ${count('every')} codes` },
                { id: 'unused', text: `${stateWords.unused}: ${count('unused')}` },
                { id: 'reserved', text: `${stateWords.reserved}: ${count('reserved')}` },
                { id: 'used', text: `${stateWords.used}: ${count('used')}` },
              ]}
              value={shown}
              onChange={setShown}
            />
            <div className={styles.files}>
              <Button size="small" onPress={() => void saveCsv(label, 'unused', unusedRows(codes))}>
                CSV of unused codes
              </Button>
              <Button size="small" onPress={() => void saveCsv(label, 'used', usedRows(codes))}>
                CSV of used codes
              </Button>
            </div>
          </div>
          <DataTable
            caption={`Codes of ${label}`}
            columns={columns}
            rows={rows.slice(0, most)}
            rowKey={({ code }) => code}
            empty="No code is in this state."
          />
        </>
      )}
    </PagedList>
  );
}

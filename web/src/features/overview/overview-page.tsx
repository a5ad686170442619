import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { getOverview } from '#functions/contract/admin/overview.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/patient-query.ts';
import { AdminPage } from '#web/ui/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { BatchCounts } from './batch-counts.tsx';
import styles from './overview.module.css';
import { TotalCounts } from './total-counts.tsx';

/** How it is going, in numbers. */
export function OverviewPage() {
  const { data, error, isFetching, refetch } = useQuery({
    ...patient,
    queryKey: ['admin-overview'],
    queryFn: ({ signal }) => call(getOverview, {}, { signal, timeLimitMs: 28_000 }),
    staleTime: 0,
  });
  const refresh = (
    <Button size="small" onPress={() => void refetch()} isPending={isFetching && data !== undefined}>
      <RefreshCw aria-hidden="true" size={15} /> Refresh
    </Button>
  );
  return (
    <AdminPage
      title="Overview"
      about="People, each counted once. A day is one of India (Asia/Kolkata): it begins at midnight there."
      actions={refresh}
    >
      {error && (
        <Notice tone="danger">
          <p>Error: {error.message}</p>
        </Notice>
      )}
      {!data && !error && <Loading title="Counting..." />}
      {data && (
        <>
          {data.isCutOff && (
            <Notice tone="warning">
              <p>There is more than is counted here: the numbers are too low.</p>
            </Notice>
          )}
          <div className={styles.totals}>
            <TotalCounts overview={data} />
          </div>
          <section aria-labelledby="batches" className={styles.section}>
            <h2 id="batches" className={styles.heading}>
              By coupon batch
            </h2>
            <BatchCounts batches={data.batches} />
          </section>
        </>
      )}
    </AdminPage>
  );
}

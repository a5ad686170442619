import { useQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { Loading } from '#web/ui/loading.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { ProfileShape } from '#web/ui/profile-shape.tsx';
import type { ReportGroup } from './report-groups.ts';
import { ReportTable } from './report-table.tsx';
import styles from './reports-page.module.css';
import { reportsQuery } from './reports-query.ts';

/** The reports of one group, with what there is to know about them. */
export function ReportList({ group }: { group: ReportGroup }) {
  const { data, error, isFetching, refetch } = useQuery(reportsQuery(group));
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p className={styles.about}>{group.about}</p>
        <Button
          size="small"
          onPress={() => void refetch()}
          isPending={isFetching && data !== undefined}
          className={styles.refresh}
        >
          <RefreshCw aria-hidden="true" size={15} /> Refresh
        </Button>
      </div>
      {error && (
        <Notice tone="danger">
          <p>Error: {error.message}</p>
        </Notice>
      )}
      {!data && !error && <Loading title="Loading reports..." />}
      {data && !error && (
        <p role="status" className={styles.count}>
          {countWords(data.reports.length)}
          {data.isCutOff && ' Only the newest are listed.'}
        </p>
      )}
      {data && !error && data.reports.length > 0 && <ReportTable title={group.title} reports={data.reports} />}
      {data && !error && data.reports.length === 0 && (
        <div className={styles.empty}>
          <ProfileShape profile={[0.35, 0.35, 0.35, 0.35, 0.35]} withRings className={styles.shape} />
          <p>{group.empty}</p>
        </div>
      )}
    </div>
  );
}

function countWords(count: number): string {
  if (count === 0) return '';
  return count === 1 ? '1 report.' : `${count} reports.`;
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import type { ReportView } from '#functions/contract/admin/reports.ts';
import { Button } from '#web/ui/button.tsx';
import { Notice } from '#web/ui/notice.tsx';
import { NothingFound } from '#web/ui/nothing-found.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { ProfileShape } from '#web/ui/profile-shape.tsx';
import type { ReportFilter } from './report-filter.ts';
import type { ReportGroup } from './report-groups.ts';
import { ReportTable } from './report-table.tsx';
import { useReportSelection } from './report-selection.ts';
import styles from './reports-page.module.css';
import { reportsQuery } from './reports-query.ts';
import { ResendDialog } from './resend-dialog.tsx';
import { ResendManyDialog } from './resend-many-dialog.tsx';
import { ResendOutcomes, type Resent } from './resend-outcome.tsx';
import { SelectionBar } from './selection-bar.tsx';

interface ReportListProps {
  group: ReportGroup;
  filter: ReportFilter;
  onClear: () => void;
}

/** The reports of one group, with what there is to know about them and to do. */
export function ReportList({ group, filter, onClear }: ReportListProps) {
  const list = useInfiniteQuery(reportsQuery(group, filter));
  const isNarrowed = Object.keys(filter).length > 0;
  const [chosen, setChosen] = useState<ReportView>();
  const [chosenMany, setChosenMany] = useState<readonly ReportView[]>();
  const [done, setDone] = useState<string>();
  const [resent, setResent] = useState<Resent>();
  const reports = list.data?.pages.flatMap((page) => page.reports);
  const selection = useReportSelection(reports ?? []);
  const announce = (words: string) => {
    setResent(undefined);
    setDone(words);
  };
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p className={styles.about}>{group.about}</p>
        <Button
          size="small"
          onPress={() => void list.refetch()}
          isPending={list.isFetching && reports !== undefined && !list.isFetchingNextPage}
          className={styles.refresh}
        >
          <RefreshCw aria-hidden="true" size={15} /> Refresh
        </Button>
      </div>
      {done && (
        <Notice tone="success">
          <p>{done}</p>
        </Notice>
      )}
      {resent && <ResendOutcomes {...resent} />}
      <PagedList
        loading="Loading reports..."
        error={list.error}
        onRetry={() => void list.refetch()}
        hasMore={list.hasNextPage}
        isLoadingMore={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
      >
        {reports && !list.error && (
          <>
            <p role="status" className={styles.count}>
              {countWords(reports.length, list.hasNextPage)}
            </p>
            {list.data?.pages[0]?.arePeopleCutOff && (
              <p className={styles.count}>More people have such a name or address. Type more words to see theirs.</p>
            )}
            {reports.length > 0 ? (
              <>
                <SelectionBar selection={selection} onResend={setChosenMany} />
                <ReportTable title={group.title} reports={reports} selection={selection} onResend={setChosen} />
              </>
            ) : (
              <div className={styles.empty}>
                <ProfileShape profile={[0.35, 0.35, 0.35, 0.35, 0.35]} withRings className={styles.shape} />
                {isNarrowed ? (
                  <NothingFound words={noMatchWords(list.hasNextPage)} onClear={onClear} />
                ) : (
                  <p>{group.empty}</p>
                )}
              </div>
            )}
          </>
        )}
      </PagedList>
      {chosenMany && (
        <ResendManyDialog
          reports={chosenMany}
          onClose={() => setChosenMany(undefined)}
          onDone={(outcome) => {
            setDone(undefined);
            setResent(outcome);
            selection.clear();
          }}
        />
      )}
      {chosen && <ResendDialog report={chosen} onClose={() => setChosen(undefined)} onDone={announce} />}
    </div>
  );
}

function countWords(count: number, hasMore: boolean): string {
  if (count === 0) return '';
  const words = count === 1 ? '1 report' : `${count} reports`;
  return hasMore ? `The newest ${words}.` : `${words}.`;
}

function noMatchWords(hasMore: boolean): string {
  return hasMore
    ? 'No report matches among the newest ones. Load more to look further back.'
    : 'No report in this list matches.';
}

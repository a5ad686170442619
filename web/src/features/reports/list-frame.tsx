import type { ReactNode } from 'react';
import { plural } from '#functions/domain/text/counted.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import type { ReportGroup } from './report-groups.ts';
import type { ReportPages } from './reports-query.ts';
import styles from './reports-page.module.css';

interface ListFrameProps {
  group: ReportGroup;
  list: ReportPages;
  isNarrowed: boolean;
  onClear: () => void;
  /** Message on the last action. */
  news: ReactNode;
  /** The reports and their actions; shown if there are any. */
  children: ReactNode;
}

/** A list of reports with its description and count, also when it is empty. */
export function ListFrame({ group, list, isNarrowed, onClear, news, children }: ListFrameProps) {
  return (
    <div className={styles.list}>
      <div className={styles.head}>
        <p className={styles.about}>{group.about}</p>
        <RefreshButton onPress={list.reload} isPending={list.isReloading} className={styles.refresh} />
      </div>
      {news}
      <PagedList loading="Loading reports..." list={list}>
        {({ length: count }) =>
          !list.error && (
            <>
              <p role="status" className={styles.count}>
                {countWords(group, count, { hasMore: list.hasMore, isNarrowed })}
              </p>
              {list.pages?.[0]?.arePeopleCutOff && (
                <p className={styles.count}>More people match. Type more words to narrow the list.</p>
              )}
              {count > 0 ? (
                children
              ) : (
                <div className={styles.empty}>
                  <ProfileShape profile={[0.35, 0.35, 0.35, 0.35, 0.35]} withRings className={styles.shape} />
                  {isNarrowed ? (
                    <NothingFound words={noMatchWords(group, list.hasMore)} onClear={onClear} />
                  ) : (
                    <p>{group.empty}</p>
                  )}
                </div>
              )}
            </>
          )
        }
      </PagedList>
    </div>
  );
}

/** With a filter, a page has only the matches among the reports that were searched. */
function countWords(
  { order }: ReportGroup,
  count: number,
  { hasMore, isNarrowed }: { hasMore: boolean; isNarrowed: boolean },
): string {
  if (count === 0) return '';
  const words = `${count} ${plural(count, 'report', 'reports')}`;
  if (!hasMore) return `${words}.`;
  if (isNarrowed)
    return `${words} ${plural(count, 'matches', 'match')} among the ${order} ones. Load more to look at the others.`;
  return plural(count, `The ${order} report.`, `The ${order} ${words}.`);
}

function noMatchWords({ order }: ReportGroup, hasMore: boolean): string {
  return hasMore
    ? `No report matches among the ${order} ones. Load more to look at the others.`
    : 'No report in this list matches.';
}

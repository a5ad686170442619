import type { ReactNode } from 'react';
import { plural } from '#functions/domain/text/counted.ts';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { ProfileShape } from '#web/ui/figure/profile-shape.tsx';
import type { ReportGroup } from './report-groups.ts';
import type { ReportPages } from './reports-query.ts';

const countClass = 'm-0 tabular-nums empty:hidden';

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
    <div className="grid grid-cols-1 gap-3">
      <div className="flex items-start justify-between gap-4">
        <p className="mx-0 mt-1.5 mb-0 text-quiet">{group.about}</p>
        <RefreshButton onPress={list.reload} isPending={list.isReloading} className="flex-none" />
      </div>
      {news}
      <PagedList loading="Loading reports..." list={list}>
        {({ length: count }) =>
          !list.error && (
            <>
              <p role="status" className={countClass}>
                {countWords(group, count, { hasMore: list.hasMore, isNarrowed })}
              </p>
              {list.pages?.[0]?.arePeopleCutOff && (
                <p className={countClass}>More people match. Type more words to narrow the list.</p>
              )}
              {count > 0 ? (
                children
              ) : (
                <div className="grid justify-items-center px-4 py-12 text-center">
                  <ProfileShape profile={[0.35, 0.35, 0.35, 0.35, 0.35]} withRings className="mb-4 w-24" />
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

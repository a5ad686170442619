import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { auditActs } from '#functions/domain/audit.ts';
import { indiaMonth, monthAfter } from '#functions/domain/india-days.ts';
import { monthWords, readMonth } from '#web/lib/months.ts';
import { AdminPage } from '#web/ui/admin-page.tsx';
import { MonthPager } from '#web/ui/month-pager.tsx';
import { PagedList } from '#web/ui/paged-list.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { auditQuery } from './audit-query.ts';
import { AuditTable } from './audit-table.tsx';

/** Who did what, when, to what and why. Month and filter stand in the address. */
export function AuditPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const month = readMonth(query.get('month'), now);
  const what = auditActs.find((act) => act === query.get('what'));
  const text = query.get('text')?.trim() || undefined;
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery({ month, what, text }),
  );
  const entries = data?.pages.flatMap((page) => page.entries);

  const set = (changes: Record<string, string | undefined>) => {
    const all = { month, what, text, ...changes };
    const given = Object.entries(all).filter((pair): pair is [string, string] => Boolean(pair[1]));
    setQuery(Object.fromEntries(given), { replace: true });
  };
  return (
    <AdminPage
      title="Audit"
      about="Who did what, when and why, newest first. An entry is written with its act and can’t be changed or removed by anyone."
      actions={
        <MonthPager
          title={monthWords(month)}
          onEarlier={() => set({ month: monthAfter(month, -1) })}
          onLater={month < indiaMonth(now) ? () => set({ month: monthAfter(month, 1) }) : undefined}
        />
      }
    >
      <AuditFilter what={what} text={text} onChange={set} />
      <PagedList
        loading="Loading the audit..."
        error={error}
        onRetry={() => void refetch()}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {entries && <AuditTable entries={entries} empty={emptyWords({ month, what, text, isAll: !hasNextPage })} />}
      </PagedList>
    </AdminPage>
  );
}

function emptyWords({
  month,
  what,
  text,
  isAll,
}: {
  month: string;
  what?: string | undefined;
  text?: string | undefined;
  isAll: boolean;
}): string {
  if (!isAll) return 'Nothing like that among the newest entries of this month. Load more to look further back.';
  return what || text
    ? `Nothing like that was done in ${monthWords(month)}.`
    : `Nothing that the audit keeps was done in ${monthWords(month)}.`;
}

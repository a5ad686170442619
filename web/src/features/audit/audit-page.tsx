import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AuditFilter } from './audit-filter.tsx';
import { auditQuery } from './audit-query.ts';
import { givenParts, readQuestion } from './audit-question.ts';
import { AuditTable } from './audit-table.tsx';

/** Who did what, when, to what and why. Days and filter stand in the address. */
export function AuditPage() {
  const [query, setQuery] = useSearchParams();
  const [now] = useState(Date.now);
  const question = readQuestion(query, now);
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(
    auditQuery(question),
  );
  const entries = data?.pages.flatMap((page) => page.entries);
  const clear = () => setQuery({}, { replace: true });
  const empty = hasNextPage
    ? 'Nothing like that among the newest entries of these days. Load more to look further back.'
    : 'Nothing like that was done on these days.';
  return (
    <AdminPage
      title="Audit"
      about="Who did what, when and why, newest first, in India’s time. An entry is written with its act and can’t be changed or removed by anyone."
    >
      <AuditFilter
        key={query.toString()}
        question={question}
        first={readQuestion(new URLSearchParams(), now)}
        onChange={(next) => setQuery(givenParts(next), { replace: true })}
        onClear={clear}
      />
      <PagedList
        loading="Loading the audit..."
        error={error}
        onRetry={() => void refetch()}
        hasMore={hasNextPage}
        isLoadingMore={isFetchingNextPage}
        onMore={() => void fetchNextPage()}
      >
        {entries && (
          <AuditTable
            entries={entries}
            empty={<NothingFound words={empty} onClear={query.size > 0 ? clear : undefined} />}
          />
        )}
      </PagedList>
    </AdminPage>
  );
}

import { useInfiniteQuery } from '@tanstack/react-query';
import { RefreshCw } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { Button } from '#web/ui/button.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AttemptFilterFields } from './attempt-filter-fields.tsx';
import { addressOf, filtersOf } from './attempt-filters.ts';
import { AttemptTable } from './attempt-table.tsx';
import { attemptsQuery } from './attempts-queries.ts';
import { PeopleFound } from './people-found.tsx';

export function AttemptsScreen() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const attempts = useInfiniteQuery(attemptsQuery(filters));
  const pages = attempts.data?.pages;
  const rows = pages?.flatMap((page) => page.attempts);
  const refresh = (
    <Button
      size="small"
      onPress={() => void attempts.refetch()}
      isPending={attempts.isFetching && rows !== undefined && !attempts.isFetchingNextPage}
    >
      <RefreshCw aria-hidden="true" size={15} /> Refresh
    </Button>
  );
  return (
    <AdminPage
      title="Attempts"
      about="Running ones first, then those that ended last. Open one to see what happened in it, to grant more time or one more resume, or to issue its report anew."
      actions={refresh}
    >
      <AttemptFilterFields
        key={JSON.stringify(filters)}
        filters={filters}
        onChange={(next) => setQuery(addressOf(next), { replace: true })}
      />
      <PagedList
        loading="Loading attempts..."
        error={attempts.error}
        onRetry={() => void attempts.refetch()}
        hasMore={attempts.hasNextPage}
        isLoadingMore={attempts.isFetchingNextPage}
        onMore={() => void attempts.fetchNextPage()}
      >
        {rows && (
          <>
            {pages?.[0]?.people && (
              <PeopleFound people={pages[0].people} areCutOff={pages[0].arePeopleCutOff === true} />
            )}
            <AttemptTable
              rows={rows}
              isNarrowed={Object.keys(addressOf(filters)).length > 0}
              isAll={!attempts.hasNextPage}
              onClear={() => setQuery({}, { replace: true })}
            />
          </>
        )}
      </PagedList>
    </AdminPage>
  );
}

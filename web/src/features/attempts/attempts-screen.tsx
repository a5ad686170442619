import { useSearchParams } from 'react-router-dom';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AttemptFilterFields } from './attempt-filter-fields.tsx';
import { addressOf, filtersOf } from './attempt-filters.ts';
import { AttemptTable } from './attempt-table.tsx';
import { attemptsQuery } from './attempts-queries.ts';
import { PeopleFound } from './people-found.tsx';

export function AttemptsScreen() {
  const [query, setQuery] = useSearchParams();
  const filters = filtersOf(query);
  const list = usePages(attemptsQuery(filters), (page) => page.attempts);
  const first = list.pages?.[0];
  const refresh = <RefreshButton onPress={list.reload} isPending={list.isReloading} />;
  return (
    <AdminPage
      title="Attempts"
      about="Running ones first, then those that ended last. Open one to see what happened in it, to grant more time or one more resume, or to issue its report again."
      actions={refresh}
    >
      <AttemptFilterFields
        key={JSON.stringify(filters)}
        filters={filters}
        onChange={(next) => setQuery(addressOf(next), { replace: true })}
      />
      <PagedList loading="Loading attempts..." list={list}>
        {(rows) => (
          <>
            {first?.people && <PeopleFound people={first.people} areCutOff={first.arePeopleCutOff === true} />}
            <AttemptTable
              rows={rows}
              isNarrowed={Object.keys(addressOf(filters)).length > 0}
              isAll={!list.hasMore}
              onClear={() => setQuery({}, { replace: true })}
            />
          </>
        )}
      </PagedList>
    </AdminPage>
  );
}

import { useSearchParams } from 'react-router-dom';
import { useFilters } from '#web/lib/admin/use-filters.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { DayFields } from '#web/ui/form/day-fields.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AttemptScreen } from './attempt-screen.tsx';
import { AttemptTable } from './attempt-table.tsx';
import { attemptsQuery, filtersOf, statusFilters } from './attempts-queries.ts';
import { PeopleFound } from './people-found.tsx';

/** All attempts, or the one in the address: `?attempt=<person>/<attempt>`. */
export function AttemptsPage() {
  const [query] = useSearchParams();
  const [userId, attemptId] = query.get('attempt')?.split('/') ?? [];
  if (userId && attemptId) return <AttemptScreen key={attemptId} userId={userId} attemptId={attemptId} />;
  return <AttemptsScreen />;
}

function AttemptsScreen() {
  const { filter, isNarrowed, draft, set, clear, ...fields } = useFilters(filtersOf);
  const list = usePages(attemptsQuery(filter), (page) => page.attempts);
  const first = list.pages?.[0];
  const refresh = <RefreshButton onPress={list.reload} isPending={list.isReloading} />;
  return (
    <AdminPage
      title="Attempts"
      about="Running ones first, then those that ended last. Open one to see what happened in it, to grant more time or one more resume, or to issue its report again."
      actions={refresh}
    >
      <FilterPanel label="Attempts" {...fields.panel}>
        <FinderField {...fields.person} />
        <FinderField {...fields.batch} />
        <SelectField
          label="Status"
          choices={statusFilters}
          value={draft.status}
          onChange={(status) => set({ status })}
        />
        <DayFields days={draft} onChange={set} labels={{ from: 'Began from', until: 'Began until' }} />
      </FilterPanel>
      <PagedList loading="Loading attempts..." list={list}>
        {(rows) => (
          <>
            {first?.people && <PeopleFound people={first.people} areCutOff={first.arePeopleCutOff === true} />}
            <AttemptTable rows={rows} isNarrowed={isNarrowed} isAll={!list.hasMore} onClear={clear} />
          </>
        )}
      </PagedList>
    </AdminPage>
  );
}

import { Link, useSearchParams } from 'react-router-dom';
import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { useFilters } from '#web/lib/admin/use-filters.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import { reportStatusWords } from '#web/lib/words/report-status-words.ts';
import { Moment } from '#web/ui/moment.tsx';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { DayFields } from '#web/ui/form/day-fields.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AttemptScreen } from './attempt-screen.tsx';
import { AttemptStatus } from './attempt-status.tsx';
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
            <DataTable
              caption="Attempts"
              columns={columns}
              rows={rows}
              rowKey={({ userId, attemptId }) => `${userId}/${attemptId}`}
              empty={
                <NothingFound words={emptyWords(isNarrowed, !list.hasMore)} onClear={isNarrowed ? clear : undefined} />
              }
            />
          </>
        )}
      </PagedList>
    </AdminPage>
  );
}

const columns: readonly Column<AttemptRow>[] = [
  {
    title: 'Person',
    className: 'min-w-52 max-w-72 wrap-anywhere max-sm:min-w-42 max-sm:max-w-42',
    cell: (row) => (
      <Link to={attemptLink(row)} className="block font-semibold">
        <span translate="no">{row.name || row.email || 'Deleted account'}</span>
        {row.name && row.email && (
          <span translate="no" className="block font-normal text-quiet">
            {row.email}
          </span>
        )}
      </Link>
    ),
  },
  { title: 'Status', cell: (row) => <AttemptStatus attempt={row} /> },
  { title: 'Started', cell: ({ startedAt }) => <Moment at={startedAt} /> },
  { title: 'Ended', cell: ({ endedAt }) => (endedAt === undefined ? '–' : <Moment at={endedAt} />) },
  {
    title: 'Answered',
    isNumber: true,
    cell: ({ answeredCount, questionCount }) => `${answeredCount} of ${questionCount}`,
  },
  { title: 'Resumes', isNumber: true, cell: ({ resumeCount }) => resumeCount },
  {
    title: 'Report',
    cell: ({ report }) =>
      report ? (
        <span
          className="whitespace-nowrap data-[status=bounced]:font-semibold data-[status=bounced]:text-danger data-[status=failed]:font-semibold data-[status=failed]:text-danger data-[status=unknown]:font-semibold data-[status=unknown]:text-warning"
          data-status={report.status}
        >
          {reportStatusWords[report.status]}
        </span>
      ) : (
        '–'
      ),
  },
  {
    title: 'Quiz',
    className: 'min-w-40',
    cell: ({ quizName, version }) => (
      <>
        <span>{`${quizName} `}</span>
        <span className="whitespace-nowrap text-quiet">{`v${version}`}</span>
      </>
    ),
  },
  { title: 'Batch', className: 'min-w-28 wrap-anywhere', cell: ({ batch }) => batch?.label ?? '–' },
];

function emptyWords(isNarrowed: boolean, isAll: boolean): string {
  if (!isAll) return 'No attempt matches among the newest ones. Load more to look further back.';
  return isNarrowed ? 'No attempt matches.' : 'Nobody has begun an attempt yet.';
}

import { Link, useSearchParams } from 'react-router-dom';
import type { AttemptRow } from '#functions/contract/admin/attempts/attempts.ts';
import { attemptLink } from '#web/lib/admin/admin-links.ts';
import { useFilters } from '#web/lib/admin/use-filters.ts';
import { usePages } from '#web/lib/admin/paged-query.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import * as lists from '#web/lib/words/admin/lists.ts';
import { Moment } from '#web/ui/moment.tsx';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { RefreshButton } from '#web/ui/refresh-button.tsx';
import { DayFields } from '#web/ui/form/day-fields.tsx';
import { FinderField } from '#web/ui/form/finder-field.tsx';
import { SelectField } from '#web/ui/form/select-field.tsx';
import { FilterPanel } from '#web/ui/table/filter-panel.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { NothingFound } from '#web/ui/table/nothing-found.tsx';
import { Person } from '#web/ui/table/person.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { AttemptScreen } from './attempt-screen.tsx';
import { AttemptStatus, returnsOf } from './attempt-status.tsx';
import { attemptsQuery, filtersOf, statusFilters } from './attempts-queries.ts';

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
  return (
    <AdminPage title={words.title} about={words.about} actions={<RefreshButton onPress={list.reload} />}>
      <FilterPanel label={words.title} {...fields.panel}>
        <FinderField {...fields.person} />
        <FinderField {...fields.batch} />
        <SelectField
          label={lists.labels.status}
          choices={statusFilters}
          value={draft.status}
          onChange={(status) => set({ status })}
        />
        <DayFields days={draft} onChange={set} labels={words.filters} />
      </FilterPanel>
      <PagedList list={list}>
        {(rows) => (
          <>
            {first?.people?.map((person) => (
              <p key={person.userId} className="m-0">
                <Person person={person} />
              </p>
            ))}
            {first?.people?.length === 0 && <p className="m-0 text-quiet">{words.nobody}</p>}
            {first?.arePeopleCutOff && <p className="m-0 text-quiet">{lists.moreMatch}</p>}
            <DataTable
              caption={words.title}
              columns={attemptColumns}
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

/** The columns of a list of attempts; those after the first one tell one person's. */
export const attemptColumns: readonly Column<AttemptRow>[] = [
  {
    title: lists.labels.person,
    className: 'min-w-52 max-w-72 wrap-anywhere',
    cell: (row) => <Person person={row} />,
  },
  {
    title: lists.attempts.started,
    cell: (row) => (
      <Link to={attemptLink(row)}>
        <Moment at={row.startedAt} />
      </Link>
    ),
  },
  { title: lists.labels.status, cell: (row) => <AttemptStatus attempt={row} /> },
  { title: words.facts.ended, cell: ({ endedAt }) => (endedAt === undefined ? '–' : <Moment at={endedAt} />) },
  { title: words.facts.answered, isNumber: true, cell: (row) => words.answered(row.answeredCount, row.questionCount) },
  { title: words.facts.returns, isNumber: true, cell: returnsOf },
  {
    title: lists.labels.report,
    cell: ({ report }) =>
      report ? (
        <span
          className="whitespace-nowrap data-[status=bounced]:font-semibold data-[status=bounced]:text-danger data-[status=failed]:font-semibold data-[status=failed]:text-danger data-[status=unknown]:font-semibold data-[status=unknown]:text-warning"
          data-status={report.status}
        >
          {lists.reportStatus[report.status]}
        </span>
      ) : (
        '–'
      ),
  },
  { title: lists.labels.quiz, className: 'min-w-40', cell: ({ quizName, version }) => words.quiz(quizName, version) },
  { title: words.facts.batch, className: 'min-w-28 wrap-anywhere', cell: ({ batch }) => batch?.label ?? '–' },
];

function emptyWords(isNarrowed: boolean, isAll: boolean): string {
  if (!isAll) return lists.noMatchYet;
  return isNarrowed ? lists.noMatch : words.none.attempt;
}

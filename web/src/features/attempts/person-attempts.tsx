import { usePages } from '#web/lib/admin/paged-query.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import { DataTable } from '#web/ui/table/data-table.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';
import { attemptColumns } from './attempts-page.tsx';
import { attemptsQuery, filtersOf } from './attempts-queries.ts';
import { AttemptActions } from './grants/attempt-actions.tsx';

const columns = attemptColumns.slice(1);

/** A person's attempts, with the actions on the running one, or else on the last. */
export function PersonAttempts({ userId }: { userId: string }) {
  const list = usePages(attemptsQuery({ ...filtersOf(() => ''), person: userId }), (page) => page.attempts);
  const [person] = list.pages?.[0]?.people ?? [];
  return (
    <PagedList list={list}>
      {(attempts) => (
        <>
          {person && <AttemptActions attempt={attempts[0]} person={person} />}
          {person?.granted.map(({ quizId, extraMinutes }) => (
            <p key={quizId} className="m-0 text-success">
              {words.granted(extraMinutes, quizId)}
            </p>
          ))}
          <DataTable
            caption={words.title}
            columns={columns}
            rows={attempts}
            rowKey={({ attemptId }) => attemptId}
            empty={words.none.ofPerson}
          />
        </>
      )}
    </PagedList>
  );
}

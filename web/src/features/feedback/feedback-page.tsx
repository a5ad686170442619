import { useQuery } from '@tanstack/react-query';
import { listFeedback } from '#functions/contract/admin/reports/reports.ts';
import type { Reply } from '#functions/contract/endpoint.ts';
import { feedbackStep } from '#functions/domain/reports/feedback.ts';
import { questionAbout } from '#functions/domain/words/feedback.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/feedback.ts';
import { AdminPage } from '#web/ui/page/admin-page.tsx';
import { type Column, DataTable } from '#web/ui/table/data-table.tsx';
import { PagedList } from '#web/ui/table/paged-list.tsx';

type Row = Reply<typeof listFeedback>['rows'][number];

const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

const columns: Column<Row>[] = [
  { title: words.columns.question, cell: ({ parameter }) => questionAbout(parameter) },
  { title: words.columns.quiz, cell: ({ quizName }) => quizName },
  ...words.counts.map((title, at) => ({ title, isNumber: true, cell: ({ counts }: Row) => counts[at] })),
  { title: words.columns.total, isNumber: true, cell: ({ counts }) => sum(counts) },
];

/** What readers say of their reports. */
export function FeedbackPage() {
  const { data, error, refetch } = useQuery({
    queryKey: ['admin-feedback'],
    queryFn: async ({ signal }) => (await call(listFeedback, {}, { signal })).rows,
  });
  return (
    <AdminPage title={words.title} about={words.about(feedbackStep)}>
      <PagedList list={{ rows: data, error, reload: () => void refetch() }}>
        {(rows) => (
          <DataTable
            caption={words.title}
            columns={columns}
            rows={rows}
            rowKey={({ quizId, parameter }) => `${quizId} ${parameter ?? ''}`}
            empty={words.none(feedbackStep)}
          />
        )}
      </PagedList>
    </AdminPage>
  );
}

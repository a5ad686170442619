import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listQuizzes } from '#functions/contract/admin/banks/quizzes.ts';
import { call } from '#web/lib/api-client.ts';

/** All quizzes, as an admin sees them. */
export const quizzesQuery = queryOptions({
  queryKey: ['admin-quizzes'],
  queryFn: async ({ signal }) => (await call(listQuizzes, {}, { signal })).quizzes,
});

/** Loads the current quizzes for a command that is about to be sent; fails at once without retries, because a person is waiting. */
export function loadQuizzesNow(queries: QueryClient) {
  return queries.fetchQuery({ ...quizzesQuery, retry: false });
}

import { queryOptions } from '@tanstack/react-query';
import { listQuizzes } from '#functions/contract/admin/banks/quizzes.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from './patient-query.ts';

/** All quizzes, as an admin sees them. */
export const quizzesQuery = queryOptions({
  ...patient,
  queryKey: ['admin-quizzes'],
  queryFn: async ({ signal }) => (await call(listQuizzes, {}, { signal })).quizzes,
  staleTime: 0,
});

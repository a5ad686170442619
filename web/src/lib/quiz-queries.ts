import { queryOptions } from '@tanstack/react-query';
import { getActiveQuiz, getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';

export const activeQuizQuery = queryOptions({
  ...patient,
  queryKey: ['active-quiz'],
  queryFn: () => call(getActiveQuiz, {}),
  staleTime: 60_000,
});

/** Where the person stands; never from a cache, because the quiz page changes it. */
export function seatQuery(quizId: number) {
  return queryOptions({
    ...patient,
    queryKey: ['seat', quizId],
    queryFn: () => call(getSeat, { params: { quizId } }),
    gcTime: 0,
    staleTime: 0,
  });
}

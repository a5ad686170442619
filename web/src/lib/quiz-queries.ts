import { queryOptions } from '@tanstack/react-query';
import { getActiveQuiz, getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';
import { isPassing } from '#web/lib/retry.ts';

const patient = {
  retry: (failures: number, error: unknown) => failures < 2 && isPassing(error),
  retryDelay: (failures: number) => 400 * 2 ** failures,
  // A dead network is to be told, not waited for in silence.
  networkMode: 'always',
  refetchOnWindowFocus: false,
} as const;

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

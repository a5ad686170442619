import { queryOptions } from '@tanstack/react-query';
import { getActiveQuiz, getSeat } from '#functions/contract/quiz.ts';
import { call } from '#web/lib/api-client.ts';

export const activeQuizQuery = queryOptions({
  queryKey: ['active-quiz'],
  queryFn: () => call(getActiveQuiz, {}),
  staleTime: 60_000,
});

/** The person's seat; never cached, because the quiz page changes it. */
export function seatQuery(quizId: number) {
  return queryOptions({
    queryKey: ['seat', quizId],
    queryFn: () => call(getSeat, { params: { quizId } }),
    gcTime: 0,
  });
}

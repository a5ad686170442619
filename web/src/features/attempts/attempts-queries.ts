import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { getAttempt, listAttempts } from '#functions/contract/admin/attempts/attempts.ts';
import { call } from '#web/lib/api-client.ts';
import { patient } from '#web/lib/admin/patient-query.ts';
import { queryOf, type AttemptFilters } from './attempt-filters.ts';

/** All that there is to load again after a grant. */
export const attemptsKey = ['admin-attempts'];

const timeLimitMs = 28_000;

export function attemptsQuery(filters: AttemptFilters) {
  return infiniteQueryOptions({
    ...patient,
    queryKey: [...attemptsKey, 'list', filters],
    queryFn: ({ pageParam, signal }) =>
      call(listAttempts, { query: { ...queryOf(filters), cursor: pageParam } }, { signal, timeLimitMs }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (last) => last.next,
    staleTime: 0,
  });
}

export function attemptQuery(userId: string, attemptId: string) {
  return queryOptions({
    ...patient,
    queryKey: [...attemptsKey, 'one', userId, attemptId],
    queryFn: ({ signal }) => call(getAttempt, { params: { userId, attemptId } }, { signal, timeLimitMs }),
    staleTime: 0,
  });
}

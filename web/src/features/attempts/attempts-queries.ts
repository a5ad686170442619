import { queryOptions } from '@tanstack/react-query';
import { getAttempt, listAttempts } from '#functions/contract/admin/attempts/attempts.ts';
import { pagedQuery } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';
import { queryOf, type AttemptFilters } from './attempt-filters.ts';

/** The queries to reload after a grant. */
export const attemptsKey = ['admin-attempts'];

const timeLimitMs = 28_000;

export function attemptsQuery(filters: AttemptFilters) {
  return pagedQuery([...attemptsKey, 'list', filters], (cursor, signal) =>
    call(listAttempts, { query: { ...queryOf(filters), cursor } }, { signal, timeLimitMs }),
  );
}

export function attemptQuery(userId: string, attemptId: string) {
  return queryOptions({
    queryKey: [...attemptsKey, 'one', userId, attemptId],
    queryFn: ({ signal }) => call(getAttempt, { params: { userId, attemptId } }, { signal, timeLimitMs }),
  });
}

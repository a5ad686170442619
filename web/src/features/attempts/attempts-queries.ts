import { queryOptions } from '@tanstack/react-query';
import { indiaDayBegin, indiaDayEnd } from '#functions/domain/calendar/india-days.ts';
import { getAttempt, listAttempts } from '#functions/contract/admin/attempts/attempts.ts';
import { attemptsKey } from '#web/lib/admin/list-keys.ts';
import { pagedQuery } from '#web/lib/admin/paged-query.ts';
import { call } from '#web/lib/api-client.ts';
import * as words from '#web/lib/words/admin/attempts.ts';
import { attempts } from '#web/lib/words/admin/lists.ts';

export const statusFilters = [
  { id: '', text: words.filters.all },
  { id: 'open', text: words.filters.running },
  { id: 'completed', text: attempts.completed },
  { id: 'candidate', text: words.ends.candidate },
  { id: 'time', text: words.ends.time },
  { id: 'limit', text: words.ends.limit },
] as const;

/** The filter of the list, as it is in the address. `status`: `open`, `completed` or the reason of the end. */
export const filtersOf = (text: (name: string) => string) => ({
  person: text('person'),
  who: text('who'),
  batch: text('batch'),
  label: text('label'),
  status: statusFilters.find(({ id }) => id === text('status'))?.id ?? '',
  from: text('from'),
  until: text('until'),
});
type AttemptFilters = ReturnType<typeof filtersOf>;

/** The filter as a request; days are India's, and include their end. */
function queryOf({ person, who, status, batch, label, from, until }: AttemptFilters) {
  const begin = indiaDayBegin(from);
  const end = indiaDayEnd(until);
  return {
    ...(person ? { person } : who && { who }),
    ...(status === 'open' || status === 'completed' ? { status } : status && { reason: status }),
    ...(batch ? { batch } : label && { label }),
    ...(begin !== undefined && { from: begin }),
    ...(!Number.isNaN(end) && { until: end }),
  };
}

const timeLimitMs = 28_000;
const reloadAfterMs = 30_000;

export function attemptsQuery(filters: AttemptFilters) {
  return pagedQuery(
    [...attemptsKey, 'list', filters],
    (cursor, signal) => call(listAttempts, { query: { ...queryOf(filters), cursor } }, { signal, timeLimitMs }),
    // Whoever has loaded more pages is looking back; and words are looked for among all people and batches.
    { reloadAfterMs: ({ length }) => (length === 1 && !filters.who && !filters.label ? reloadAfterMs : undefined) },
  );
}

export function attemptQuery(userId: string, attemptId: string) {
  return queryOptions({
    queryKey: [...attemptsKey, 'one', userId, attemptId],
    queryFn: ({ signal }) => call(getAttempt, { params: { userId, attemptId } }, { signal, timeLimitMs }),
    refetchInterval: ({ state: { data } }) => data?.attempt.status === 'open' && reloadAfterMs,
  });
}

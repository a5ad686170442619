import { queryOptions } from '@tanstack/react-query';
import { listMyAttempts } from '#functions/contract/account.ts';
import { call } from '#web/lib/api-client.ts';
import { isPassing } from '#web/lib/retry.ts';

/** The person's attempts, and what they agreed to. */
export const myAttemptsQuery = queryOptions({
  queryKey: ['my-attempts'],
  queryFn: ({ signal }) => call(listMyAttempts, {}, { signal }),
  retry: (failures, error) => failures < 2 && isPassing(error),
  retryDelay: (failures) => 400 * 2 ** failures,
  networkMode: 'always',
  staleTime: 0,
});

import { queryOptions } from '@tanstack/react-query';
import { listMyAttempts } from '#functions/contract/account.ts';
import { call } from '#web/lib/api-client.ts';

/** The person's attempts, and what they agreed to. */
export const myAttemptsQuery = queryOptions({
  queryKey: ['my-attempts'],
  queryFn: ({ signal }) => call(listMyAttempts, {}, { signal }),
});

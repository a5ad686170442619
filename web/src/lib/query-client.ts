import { QueryClient } from '@tanstack/react-query';
import { isTransient } from './retry.ts';

/**
 * The defaults for queries and commands behind the sign-in. A query is retried twice if that may help; a command never automatically.
 * Without a network both fail at once with a message, instead of waiting silently.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isTransient(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

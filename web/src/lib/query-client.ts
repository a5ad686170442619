import { QueryClient } from '@tanstack/react-query';
import { isPassing } from './retry.ts';

/**
 * How everything is asked for and sent behind the sign-in. A read is repeated twice where that may help; a command is never repeated
 * by itself. Without a network both fail at once and say so, instead of waiting for it in silence.
 */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'always',
        retry: (failures, error) => failures < 2 && isPassing(error),
        retryDelay: (failures) => 400 * 2 ** failures,
        refetchOnWindowFocus: false,
      },
      mutations: { networkMode: 'always', retry: false },
    },
  });
}

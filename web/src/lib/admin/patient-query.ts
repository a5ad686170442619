import { isPassing } from '#web/lib/retry.ts';

/** How every query asks: twice more where it is worth it, and a dead network is told rather than waited for in silence. */
export const patient = {
  retry: (failures: number, error: Error) => failures < 2 && isPassing(error),
  retryDelay: (failures: number) => 400 * 2 ** failures,
  networkMode: 'always',
  refetchOnWindowFocus: false,
} as const;

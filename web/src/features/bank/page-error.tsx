import type { UseQueryResult } from '@tanstack/react-query';
import { Failure } from '#web/ui/notice.tsx';
import { isForbidden } from './problem-words.ts';

/** Shown in place of a screen whose data could not be loaded. */
export function PageError({ of }: { of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const shown = isForbidden(of.error) ? of.error?.message : of;
  return <Failure of={shown} onRetry={() => void of.refetch()} isRetrying={of.isFetching} />;
}

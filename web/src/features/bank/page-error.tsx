import type { UseQueryResult } from '@tanstack/react-query';
import { pageFailed } from '#web/lib/words/bank/problems.ts';
import { Failure } from '#web/ui/notice.tsx';
import { isForbidden } from './problem-words.ts';

/** Shown in place of a screen whose data could not be loaded. */
export function PageError({ of }: { of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  const why = of.error?.message;
  const words = why === undefined || isForbidden(of.error) ? why : pageFailed(why);
  return <Failure of={words} onRetry={() => void of.refetch()} isRetrying={of.isFetching} />;
}

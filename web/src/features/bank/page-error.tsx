import type { UseQueryResult } from '@tanstack/react-query';
import { Failure } from '#web/ui/notice.tsx';

/** Shown in place of a screen whose data could not be loaded. */
export function PageError({ of }: { of: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'> }) {
  return <Failure of={of} before="Error: " onRetry={() => void of.refetch()} isRetrying={of.isFetching} />;
}

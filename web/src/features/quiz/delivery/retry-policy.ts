import { NetworkFailure } from '#web/lib/api-client.ts';
import { isTransient, withRetries } from '#web/lib/retry.ts';

/** How long to try before the server counts as unreachable. */
export interface RetryPolicy {
  /** Gives up early, because there is a stored attempt to show instead. */
  isShort: boolean;
  timeLimitMs?: number;
}

export const shortRetries: RetryPolicy = { isShort: true, timeLimitMs: 5_000 };
export const longRetries: RetryPolicy = { isShort: false };

const isPassingHere = (error: unknown) => isTransient(error) && !(error instanceof NetworkFailure);

/** Retries after a transient failure, three attempts in all. */
export function retryWith<T>({ isShort }: RetryPolicy, task: () => Promise<T>): Promise<T> {
  return withRetries(task, 3, isShort ? isPassingHere : isTransient);
}

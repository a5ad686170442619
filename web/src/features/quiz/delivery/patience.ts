import { NetworkFailure } from '#web/lib/api-client.ts';
import { isPassing, withRetries } from '#web/lib/retry.ts';

/** How long to try before the server counts as unreachable. */
export interface Patience {
  /** Gives up early, because there is a stored attempt to show instead. */
  isShort: boolean;
  timeLimitMs?: number;
}

export const short: Patience = { isShort: true, timeLimitMs: 5_000 };
export const long: Patience = { isShort: false };

const isPassingHere = (error: unknown) => isPassing(error) && !(error instanceof NetworkFailure);

/** Retries after a transient failure, three attempts in all. */
export function tryWith<T>({ isShort }: Patience, task: () => Promise<T>): Promise<T> {
  return withRetries(task, 3, isShort ? isPassingHere : isPassing);
}

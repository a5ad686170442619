import { NetworkFailure } from '#web/lib/api-client.ts';
import { isPassing, withRetries } from '#web/lib/retry.ts';

/** How long to try before the server counts as out of reach. */
export interface Patience {
  /** Something else can be shown meanwhile, so nobody has to wait long for a dead network. */
  isShort: boolean;
  timeLimitMs?: number;
}

export const short: Patience = { isShort: true, timeLimitMs: 5_000 };
export const long: Patience = { isShort: false };

const isPassingHere = (error: unknown) => isPassing(error) && !(error instanceof NetworkFailure);

/** Tries again after a passing failure, three times in all. */
export function tryWith<T>({ isShort }: Patience, task: () => Promise<T>): Promise<T> {
  return withRetries(task, 3, isShort ? isPassingHere : isPassing);
}

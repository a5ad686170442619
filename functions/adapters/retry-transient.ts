import { refuse } from '#functions/domain/refusal.ts';

/** Names of AWS throttling errors; a request that fails with one was not carried out. */
const throttlingNames = new Set([
  'LimitExceededException',
  'PriorRequestNotComplete',
  'ProvisionedThroughputExceeded',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'RequestThrottled',
  'RequestThrottledException',
  'SlowDown',
  'ThrottledException',
  'Throttling',
  'ThrottlingError',
  'ThrottlingException',
  'TooManyRequestsException',
]);

/** Names of errors for an item that another write holds for a moment. */
const conflictNames = new Set([
  'ReplicatedWriteConflictException',
  'TransactionConflict',
  'TransactionConflictException',
  'TransactionInProgressException',
]);

const isTransientName = (name: string) => throttlingNames.has(name) || conflictNames.has(name);

interface ServiceError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
  /** Reasons of a cancelled transaction, one for each of its items. */
  CancellationReasons?: readonly { Code?: string }[];
}

/** Whether a retry may succeed: the service was throttled, or another write holds the item. */
export function isTransient(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { name, $metadata, CancellationReasons }: ServiceError = cause;
  // A failed condition is final, whatever the reasons of the other items.
  const codes = (CancellationReasons ?? []).map(({ Code = 'None' }) => Code);
  if (codes.includes('ConditionalCheckFailed')) return false;
  return isTransientName(name ?? '') || codes.some(isTransientName) || $metadata?.httpStatusCode === 429;
}

const maxAttempts = 5;
/** A call's share of the 10 s that an API function has, because a request may need several calls. */
const maxElapsedMs = 4_000;

/**
 * Retries a call that failed for a transient reason, with exponential backoff and jitter, after the SDK's own few retries.
 * @throws Refusal `busy` after five attempts, or once they have taken more than four seconds.
 */
export async function retryTransient<T>(send: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  for (let attempt = 1; ; attempt++) {
    try {
      return await send();
    } catch (cause) {
      if (!isTransient(cause)) throw cause;
      if (attempt === maxAttempts || performance.now() - startedAt > maxElapsedMs)
        refuse('busy', 'Too much is happening at once. Please try again in a moment.', cause);
      await new Promise((resolve) => setTimeout(resolve, Math.random() * 25 * 2 ** attempt));
    }
  }
}

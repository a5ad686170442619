import { refuse } from '#functions/domain/refusal.ts';

/** What AWS services call it when they are asked too often; a request that fails so was not carried out. */
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

/** Another write holds the item for a moment. */
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
  /** Of a cancelled transaction: one for each of its items. */
  CancellationReasons?: readonly { Code?: string }[];
}

/** Whether the same request may succeed in a moment: the service was asked too often, or another write holds the item. */
export function isTransient(cause: unknown): boolean {
  if (!(cause instanceof Error)) return false;
  const { name, $metadata, CancellationReasons }: ServiceError = cause;
  // A condition that failed is an answer, whatever became of the other items.
  const codes = (CancellationReasons ?? []).map(({ Code = 'None' }) => Code);
  if (codes.includes('ConditionalCheckFailed')) return false;
  return isTransientName(name ?? '') || codes.some(isTransientName) || $metadata?.httpStatusCode === 429;
}

const maxAttempts = 5;
/** Functions of the API have 10 s in all, and a request may need several calls. */
const maxElapsedMs = 4_000;

/**
 * Repeats a call that failed for a transient reason, with exponential backoff and jitter; the SDK has made its own few attempts before.
 * @throws Refusal `busy` after five attempts, or when they have taken more than four seconds.
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

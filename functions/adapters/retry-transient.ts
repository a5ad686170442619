import { AsyncLocalStorage } from 'node:async_hooks';
import { refuse } from '#functions/domain/refusal.ts';
import * as words from '#functions/domain/words/requests.ts';

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

interface ServiceError {
  name?: string;
  $metadata?: { httpStatusCode?: number };
  /** Reasons of a cancelled transaction, one for each of its items. */
  CancellationReasons?: readonly { Code?: string }[];
}

type Transient = 'throttled' | 'conflict' | 'unanswered';

/** Why a retry may succeed: the service was throttled or slow, or another write holds the item. `undefined` if it cannot. */
function transienceOf(cause: unknown): Transient | undefined {
  if (!(cause instanceof Error)) return undefined;
  const { name = '', $metadata, CancellationReasons }: ServiceError = cause;
  const codes = (CancellationReasons ?? []).map(({ Code = 'None' }) => Code);
  // A failed condition is final, whatever the reasons of the other items.
  if (codes.includes('ConditionalCheckFailed')) return undefined;
  const names = [name, ...codes];
  if (name === 'TimeoutError') return 'unanswered';
  if (names.some((each) => throttlingNames.has(each)) || $metadata?.httpStatusCode === 429) return 'throttled';
  return names.some((each) => conflictNames.has(each)) ? 'conflict' : undefined;
}

/**
 * A service that throttles has too much to do, so it is asked a few times only. A conflict is over when the other write is, after some
 * 20 ms. So where a hundred people write one item at once, such as the coupon of a class, each gets through within seconds
 * (docs/bench.md). The SDK has already repeated a call that was not answered in time.
 */
const maxAttempts: Record<Transient, number> = { throttled: 5, conflict: 30, unanswered: 1 };
const firstPauseMs = 50;
const maxPauseMs = 400;
/** A call's share of the 10 s that an API function has, because a request may need several calls. */
const maxElapsedMs = 4_000;

/** Until when the calls of the current request are retried, by the clock of `performance`. */
const retriesEnd = new AsyncLocalStorage<number>();
/** A request's time for its last call and its answer. */
const answerMs = 2_000;

interface RemainingTime {
  getRemainingTimeInMillis(): number;
}

/** Ends all retries of a request before the time of its function does, so that it is refused as `busy` and not cut off. */
export function answerInTime<Event, Reply>(handler: (event: Event) => Promise<Reply>) {
  return (event: Event, context?: RemainingTime): Promise<Reply> => {
    if (!context) return handler(event);
    return retriesEnd.run(performance.now() + context.getRemainingTimeInMillis() - answerMs, () => handler(event));
  };
}

const retryMsLeft = () => (retriesEnd.getStore() ?? Infinity) - performance.now();

/** Whether the current request has no time left for another try. */
export const isOutOfTime = () => retryMsLeft() < 0;

/** Below this, hardly any try of a call would be answered. */
const minTryMs = 250;

/** How long a try of a call may take: never so long that nothing is left of the request's time for the answer. */
export const tryLimitMs = (limitMs: number) => Math.min(limitMs, Math.max(retryMsLeft() + answerMs / 2, minTryMs));

/**
 * Retries a call that failed for a transient reason, with exponential backoff and jitter, after the SDK's own few retries.
 * @throws Refusal `busy` after five attempts that were throttled, or thirty that met a conflict, or once they have taken more than four
 * seconds, or the request has no time left; and after a call that the SDK's tries did not get an answer to.
 */
export async function retryTransient<T>(send: () => Promise<T>): Promise<T> {
  const startedAt = performance.now();
  const failures: Record<Transient, number> = { throttled: 0, conflict: 0, unanswered: 0 };
  for (;;) {
    try {
      return await send();
    } catch (cause) {
      const why = transienceOf(cause);
      if (!why) throw cause;
      const attempt = ++failures[why];
      if (attempt === maxAttempts[why] || performance.now() - startedAt > maxElapsedMs || isOutOfTime())
        refuse('busy', words.busy, cause);
      const pauseMs = Math.random() * Math.min(firstPauseMs * 2 ** (attempt - 1), maxPauseMs);
      await new Promise((resolve) => setTimeout(resolve, pauseMs));
    }
  }
}

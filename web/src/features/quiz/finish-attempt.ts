import { endAttempt, type EndReceipt } from '#functions/contract/attempts.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';
import type { Outbox } from '#web/lib/outbox.ts';
import { withRetries } from '#web/lib/retry.ts';

interface Settings {
  attemptId: string;
  outbox: Outbox;
  /** End even if the server has just refused an answer, because there is no time to give it again. */
  evenIfRefused: boolean;
  /** Asked when all is delivered: the server may have said meanwhile that there is time left. */
  isStillDue: () => boolean;
  /** Given up meanwhile. */
  signal: AbortSignal;
  /** It ends because its time is over: by this deadline, which may not be the last word. */
  deadline?: number | undefined;
}

/**
 * Delivers what is waiting, then ends the attempt; undefined if it goes on because of a refused answer, or is not due after all.
 * Throws if it cannot be done now: an end may not overtake an answer.
 */
export async function finishAttempt({ attemptId, outbox, evenIfRefused, isStillDue, signal, deadline }: Settings) {
  const outcome = await outbox.flush();
  signal.throwIfAborted();
  if (outcome === 'unreachable') throw new NetworkFailure(undefined);
  if (outcome === 'stuck') throw new Error('Some answers could not be delivered yet.');
  if ((outcome === 'refused' && !evenIfRefused) || !isStillDue()) return undefined;
  return withRetries<EndReceipt>(() => call(endAttempt, { params: { attemptId }, query: { deadline } }, { signal }));
}

import { endAttempt, type EndReceipt } from '#functions/contract/attempts.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';
import { withRetries } from '#web/lib/retry.ts';
import { resultWithin } from '#web/lib/result-within.ts';
import type { SwitchQueue } from '../delivery/switch-queue.ts';

/** Time limit for sending tab switches: the end must not depend on them. */
const switchesMs = 5_000;

interface Settings {
  attemptId: string;
  outbox: Pick<Outbox, 'flush'>;
  switches: Pick<SwitchQueue, 'deliver'>;
  /** End even if the server has just refused an answer, because there is no time to give another one. */
  evenIfRefused: boolean;
  /** Checked after all answers are delivered: the server may have granted time meanwhile. */
  isStillDue: () => boolean;
  /** Aborted if the end is cancelled. */
  signal: AbortSignal;
  /** The deadline that makes it due, if time is the reason; it may have been extended. */
  deadline?: number | undefined;
}

/**
 * Delivers waiting answers, then ends the attempt; undefined if it continues because of a refused answer, or is not due after all.
 * Throws if it cannot be ended now, because an end must not overtake an answer.
 */
export async function finishAttempt(settings: Settings) {
  const { attemptId, outbox, switches, evenIfRefused, isStillDue, signal, deadline } = settings;
  const outcome = await outbox.flush();
  signal.throwIfAborted();
  if (outcome === 'unreachable') throw new NetworkFailure(undefined);
  if (outcome === 'stuck') throw new Error('Some answers could not be delivered yet.');
  if ((outcome === 'refused' && !evenIfRefused) || !isStillDue()) return undefined;
  await resultWithin(switchesMs, switches.deliver());
  signal.throwIfAborted();
  return withRetries<EndReceipt>(() => call(endAttempt, { params: { attemptId }, query: { deadline } }, { signal }));
}

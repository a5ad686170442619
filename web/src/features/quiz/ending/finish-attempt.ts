import { endAttempt, type EndReceipt } from '#functions/contract/attempts.ts';
import { call, NetworkFailure } from '#web/lib/api-client.ts';
import type { Outbox } from '#web/lib/outbox/outbox.ts';
import { withRetries } from '#web/lib/retry.ts';
import { within } from '#web/lib/within.ts';
import type { SwitchQueue } from '../delivery/switch-queue.ts';

/** The end does not wait longer for tab switches: it must not hang on them. */
const switchesMs = 5_000;

interface Settings {
  attemptId: string;
  outbox: Pick<Outbox, 'flush'>;
  switches: Pick<SwitchQueue, 'deliver'>;
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
export async function finishAttempt(settings: Settings) {
  const { attemptId, outbox, switches, evenIfRefused, isStillDue, signal, deadline } = settings;
  const outcome = await outbox.flush();
  signal.throwIfAborted();
  if (outcome === 'unreachable') throw new NetworkFailure(undefined);
  if (outcome === 'stuck') throw new Error('Some answers could not be delivered yet.');
  if ((outcome === 'refused' && !evenIfRefused) || !isStillDue()) return undefined;
  await within(switchesMs, switches.deliver());
  signal.throwIfAborted();
  return withRetries<EndReceipt>(() => call(endAttempt, { params: { attemptId }, query: { deadline } }, { signal }));
}

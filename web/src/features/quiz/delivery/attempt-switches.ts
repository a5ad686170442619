import type { Outbox } from '#web/lib/outbox/outbox.ts';
import type { Entry } from '../entry/enter.ts';
import { sendSwitch } from './send-switch.ts';
import { type SwitchQueue, switchQueue } from './switch-queue.ts';

/** The tab switches of a page of this attempt. One may close it, so answers go first. */
export function attemptSwitches(
  { userId, view: { attemptId }, event: { eventId: entryId } }: Entry,
  outbox: Pick<Outbox, 'flush'>,
): SwitchQueue {
  return switchQueue({
    page: { userId, attemptId, entryId },
    async send(kept) {
      const outcome = await outbox.flush(1);
      if (outcome === 'stuck' || outcome === 'unreachable') throw new Error('Some answers are not delivered yet.');
      return sendSwitch(kept, { keepalive: true });
    },
  });
}

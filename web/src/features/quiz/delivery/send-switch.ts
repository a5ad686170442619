import { type EventReceipt, recordTabSwitch } from '#functions/contract/attempts.ts';
import { call, type CallOptions } from '#web/lib/api-client.ts';
import type { KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';
import { secondsSince } from '../clock/seconds-since.ts';

/** Reports a tab switch, which may be a while ago. Repeated with the duration of the absence, it only adds that. */
export function sendSwitch(kept: KeptSwitch, options: CallOptions): Promise<EventReceipt> {
  const { userId, attemptId, eventId, entryId, since, awaySeconds } = kept;
  const body = { eventId, entryId, awaySeconds, secondsAgo: secondsSince(since) };
  return call(recordTabSwitch, { params: { attemptId }, body }, { ...options, userId });
}

import type { Clock, DeliveryStore } from './ports.ts';

interface MailEvent {
  userId: string;
  attemptId: string;
  mailId: string;
}

/** The mail service says that a report's mail went out: settles a delivery that was cut off while it was sending. */
export async function recordMailEvent(
  { deliveries, clock }: { deliveries: DeliveryStore; clock: Clock },
  event: MailEvent,
): Promise<void> {
  await deliveries.markSent(event, { mailId: event.mailId, now: clock() });
}

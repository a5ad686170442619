import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { DeliveryStore, MailFate } from '#functions/usecases/ports/reports.ts';

type MailEvent = MailFate & {
  userId: string;
  attemptId: string;
  mailId: string;
  /** Which of the report's mails it is of: 0 for the first. */
  resend?: number | undefined;
};

/**
 * Notes what the mail service says of a report's mail; that it went out settles a delivery that was cut off while it was
 * sending. Events come in any order: none takes back what a later one said. A permanent bounce beats an arrival, and an arrival
 * a transient bounce. Of an erased account: nothing.
 */
export async function recordMailEvent(
  { deliveries, clock }: { deliveries: DeliveryStore; clock: Clock },
  { mailId, resend = 0, ...event }: MailEvent,
): Promise<void> {
  const mark = { mailId, resend, now: clock() };
  if (event.fate === 'sent') return deliveries.markSent(event, mark);
  if (event.fate === 'bounced') {
    const { problem, isTransient = false } = event;
    return deliveries.markBounced(event, { ...mark, problem, isTransient });
  }
  const { problem } = event;
  return deliveries.markDelivered(event, { ...mark, ...(problem !== undefined && { problem }) });
}

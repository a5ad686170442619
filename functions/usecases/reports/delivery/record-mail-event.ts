import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { MailFate } from '#functions/usecases/ports/mail.ts';

type MailEvent = MailFate & {
  userId: string;
  attemptId: string;
  mailId: string;
  /** Which mail of the report: 0 for the first. */
  resend?: number | undefined;
};

/**
 * Records an event of the mail service on its report; a send event settles a delivery that was interrupted while sending. Events come
 * in any order: none overwrites a later one. A permanent bounce beats a delivery, and a delivery a transient bounce. Ignores events of
 * erased accounts.
 */
export async function recordMailEvent(
  { deliveries, clock }: Needs<'deliveries' | 'clock'>,
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

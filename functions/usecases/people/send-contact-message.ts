import type { ContactMessage } from '#functions/contract/contact.ts';
import { contactMail } from '#functions/domain/people/contact-mail.ts';
import { contactAddressLimits, contactNetworkLimits } from '#functions/domain/rate-limits.ts';
import { limitRate } from './limit-rate.ts';
import type { Clock, NewId } from '#functions/usecases/ports/clock.ts';
import { MailThrottled, type ContactStore, type Mailer, type Pace } from '#functions/usecases/ports/mail.ts';
import type { RateLimits } from '#functions/usecases/ports/rate-limits.ts';

interface Ports {
  contacts: ContactStore;
  mailer: Mailer;
  pace: Pick<Pace, 'backOff'>;
  /** Told of a message that is kept and was not mailed. */
  notMailed(messageId: string, why: MailThrottled): void;
  limits: RateLimits;
  /** Where the office reads its mail. */
  office: string;
  clock: Clock;
  newId: NewId;
}

/** A visitor waits for the answer, and the function has ten seconds. */
const maxWaits = 2;

/**
 * Keeps the message first, then mails it to the office: one that can't be mailed is not lost. Where the mail service only says
 * "later", the visitor has done their part: the office reads it among the admin's messages, and a second one would be no help.
 * `network`: where the request came from. @throws Refusal `too-many-requests`.
 */
export async function sendContactMessage(
  ports: Ports,
  message: ContactMessage,
  network: string,
): Promise<{ messageId: string }> {
  const messageId = ports.newId();
  const now = ports.clock();
  await limitMessages(ports.limits, { address: message.email.toLowerCase(), network, messageId, now });
  await ports.contacts.add({ ...message, messageId, at: now });
  const mail = { ...contactMail(message), to: ports.office };
  for (let throttled = 1; ; throttled++) {
    try {
      await ports.mailer.send(mail);
      return { messageId };
    } catch (cause) {
      if (!(cause instanceof MailThrottled)) throw cause;
      if (cause.limit !== 'rate' || throttled > maxWaits) {
        ports.notMailed(messageId, cause);
        return { messageId };
      }
    }
    await ports.pace.backOff(throttled);
  }
}

/** The address first: whoever has used that up takes nothing from the others of their network. */
async function limitMessages(
  counters: RateLimits,
  { address, network, messageId, now }: { address: string; network: string; messageId: string; now: number },
): Promise<void> {
  const event = { eventId: messageId, now };
  await limitRate(counters, {
    ...event,
    limits: contactAddressLimits,
    subject: address,
    message: 'There have been too many messages from this e-mail address.',
  });
  await limitRate(counters, {
    ...event,
    limits: contactNetworkLimits,
    subject: network,
    message: 'There have been too many messages from your network.',
  });
}

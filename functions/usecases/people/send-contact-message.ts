import type { ContactMessage } from '#functions/contract/contact.ts';
import { contactMail } from '#functions/domain/people/contact-mail.ts';
import { contactAddressRateLimits, contactNetworkRateLimits } from '#functions/domain/rate-limits.ts';
import { limitRate } from './limit-rate.ts';
import type { Clock, NewId } from '#functions/usecases/ports/clock.ts';
import { MailThrottled, type ContactStore, type Mailer, type Pace } from '#functions/usecases/ports/mail.ts';
import type { RateLimits } from '#functions/usecases/ports/rate-limits.ts';

interface Ports {
  contacts: ContactStore;
  mailer: Mailer;
  pace: Pick<Pace, 'backOff'>;
  /** Called for a message that was stored but not mailed. */
  notMailed(messageId: string, why: MailThrottled): void;
  limits: RateLimits;
  /** The office's address. */
  office: string;
  clock: Clock;
  newId: NewId;
}

/** A visitor is waiting for the answer, and the function has ten seconds. */
const maxWaits = 2;

/**
 * Stores the message, then mails it to the office, so that a failed mail loses nothing. If the mail service only says "later", the
 * request succeeds: the office reads the message among the admin's messages, and a second one would not help. `network`: the sender's
 * network. @throws Refusal `too-many-requests`.
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

/** Checks the address first: a sender over that limit must not use up the limit of their network. */
async function limitMessages(
  counters: RateLimits,
  { address, network, messageId, now }: { address: string; network: string; messageId: string; now: number },
): Promise<void> {
  const event = { eventId: messageId, now };
  await limitRate(counters, {
    ...event,
    limits: contactAddressRateLimits,
    subject: address,
    message: 'There have been too many messages from this e-mail address.',
  });
  await limitRate(counters, {
    ...event,
    limits: contactNetworkRateLimits,
    subject: network,
    message: 'There have been too many messages from your network.',
  });
}

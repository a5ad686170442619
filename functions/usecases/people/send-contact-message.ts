import type { ContactMessage } from '#functions/contract/contact.ts';
import { contactMail } from '#functions/domain/people/contact-mail.ts';
import { contactAddressRateLimits, contactNetworkRateLimits } from '#functions/domain/rate-limits.ts';
import { limitRate } from './limit-rate.ts';
import type { Clock, NewId } from '#functions/usecases/ports/clock.ts';
import {
  MailRefused,
  MailThrottled,
  type ContactStore,
  type Mailer,
  type Pace,
} from '#functions/usecases/ports/mail.ts';
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
 * Stores the message, then mails it to the office, so that a failed mail loses nothing. A retry, which is the same text within an hour,
 * is the same message: it is stored, counted and mailed once. A mail that may have gone out is not sent again, because the office reads
 * the message among the admin's messages, too. If the mail service only says "later", the request succeeds. `network`: the sender's
 * network. @throws Refusal `too-many-requests`.
 */
export async function sendContactMessage(
  ports: Ports,
  message: ContactMessage,
  network: string,
): Promise<{ messageId: string }> {
  const now = ports.clock();
  const content = JSON.stringify(message);
  await limitMessages(ports.limits, { address: message.email.toLowerCase(), network, content, now });
  const { messageId, at } = await ports.limits.firstOf(content, { messageId: ports.newId(), at: now });
  await ports.contacts.add({ ...message, messageId, at });
  if (await ports.contacts.claimMail({ messageId, at }, ports.newId()))
    await mailToOffice(ports, message, { messageId, at });
  return { messageId };
}

/** Succeeds without a mail if the mail service says "later". */
async function mailToOffice(
  { contacts, mailer, office, notMailed, pace }: Ports,
  message: ContactMessage,
  stored: { messageId: string; at: number },
): Promise<void> {
  const mail = { ...contactMail(message), to: office };
  for (let throttled = 1; ; throttled++) {
    try {
      await mailer.send(mail);
      return;
    } catch (cause) {
      if (cause instanceof MailRefused) await contacts.releaseMail(stored);
      if (!(cause instanceof MailThrottled)) throw cause;
      if (cause.limit !== 'rate' || throttled > maxWaits) return notMailed(stored.messageId, cause);
    }
    await pace.backOff(throttled);
  }
}

/** Checks the address first: a sender over that limit must not use up the limit of their network. */
async function limitMessages(
  counters: RateLimits,
  { address, network, content, now }: { address: string; network: string; content: string; now: number },
): Promise<void> {
  const event = { eventId: content, now };
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

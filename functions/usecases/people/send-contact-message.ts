import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { RateLimits } from '#functions/adapters/dynamo/people/rate-limit-store.ts';
import type { ContactMessage } from '#functions/contract/contact.ts';
import { contactMail, maxIdAgeMs } from '#functions/domain/people/contact-mail.ts';
import { contactAddressRateLimits, contactNetworkRateLimits } from '#functions/domain/rate-limits.ts';
import { limitRate } from './limit-rate.ts';
import * as words from '#functions/domain/words/requests.ts';

interface Ports extends Needs<'contacts' | 'mailer' | 'limits' | 'clock' | 'newId'> {
  /** Called for a message that was stored but not mailed, or perhaps not. */
  notMailed(messageId: string, why: unknown): void;
  /** The office's address. */
  office: string;
  /** When an id was made, in epoch ms, by its own account. */
  timeOfId(id: string): number;
}

/**
 * Stores the message, then mails it to the office. A retry with the same id stores and mails nothing. A mail that fails loses nothing and is
 * not repeated: the office reads the message among the admin's messages, where it is marked. `network`: the sender's network.
 * @throws Refusal `too-many-requests`.
 */
export async function sendContactMessage(
  ports: Ports,
  { messageId: proposed, ...message }: ContactMessage & { messageId: string },
  network: string,
): Promise<{ messageId: string }> {
  const now = ports.clock();
  await limitMessages(ports.limits, { address: message.email.toLowerCase(), network, now });
  const messageId = Math.abs(ports.timeOfId(proposed) - now) <= maxIdAgeMs ? proposed : ports.newId();
  if (await ports.contacts.add({ ...message, messageId, at: now })) await mailToOffice(ports, message, messageId);
  return { messageId };
}

async function mailToOffice(
  { contacts, mailer, office, notMailed }: Ports,
  message: ContactMessage,
  messageId: string,
): Promise<void> {
  try {
    await mailer.send({ ...contactMail(message), to: office });
    await contacts.markMailed(messageId);
  } catch (cause) {
    notMailed(messageId, cause);
  }
}

/** Checks the address first: a sender over that limit must not use up the limit of their network. */
async function limitMessages(
  counters: RateLimits,
  { address, network, now }: { address: string; network: string; now: number },
): Promise<void> {
  await limitRate(counters, {
    limits: contactAddressRateLimits,
    subject: address,
    now,
    message: words.messagesFromAddress,
  });
  await limitRate(counters, {
    limits: contactNetworkRateLimits,
    subject: network,
    now,
    message: words.messagesFromNetwork,
  });
}

import type { ContactMessage } from '#functions/contract/contact.ts';
import { contactMail } from '#functions/domain/contact-mail.ts';
import type { Clock, NewId } from './ports/clock.ts';
import { MailThrottled, type ContactStore, type Mailer, type Pace } from './ports/mail.ts';

interface Ports {
  contacts: ContactStore;
  mailer: Mailer;
  pace: Pick<Pace, 'backOff'>;
  /** Told of a message that is kept and was not mailed. */
  notMailed(messageId: string, why: MailThrottled): void;
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
 */
export async function sendContactMessage(ports: Ports, message: ContactMessage): Promise<{ messageId: string }> {
  const messageId = ports.newId();
  await ports.contacts.add({ ...message, messageId, at: ports.clock() });
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

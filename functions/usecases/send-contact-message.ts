import type { ContactMessage } from '#functions/contract/contact.ts';
import { contactMail } from '#functions/domain/contact-mail.ts';
import type { Clock, NewId } from './ports/clock.ts';
import type { ContactStore, Mailer } from './ports/mail.ts';

interface Ports {
  contacts: ContactStore;
  mailer: Mailer;
  /** Where the office reads its mail. */
  office: string;
  clock: Clock;
  newId: NewId;
}

/** Keeps the message first, then mails it to the office: one that can't be mailed is not lost. */
export async function sendContactMessage(ports: Ports, message: ContactMessage): Promise<{ messageId: string }> {
  const messageId = ports.newId();
  await ports.contacts.add({ ...message, messageId, at: ports.clock() });
  await ports.mailer.send({ ...contactMail(message), to: ports.office });
  return { messageId };
}

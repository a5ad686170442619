import type { ContactMessage } from '#functions/contract/contact.ts';
import type { Page } from './page.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: { fileName: string; contentType: string; content: Uint8Array }[];
  /** Comes back with the delivery events of this mail. */
  tags?: Record<string, string>;
}

/** Certainly not sent: the mail service refused it. Any other error leaves it open. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

export interface Mailer {
  /** @returns the mail service's id. Throws {@link MailRefused}, or another error when the outcome is not known. Never repeats by itself. */
  send(mail: Mail): Promise<string>;
}

export interface ContactStore {
  add(message: KeptMessage): Promise<void>;
  /** Of a month (`2026-03`), newest first. */
  list(month: string, cursor: string | undefined): Promise<Page<KeptMessage>>;
}

export interface KeptMessage extends ContactMessage {
  messageId: string;
  /** Epoch ms. */
  at: number;
}

import type { ContactMessage } from '#functions/contract/contact.ts';
import { TryLater } from '#functions/domain/work-errors.ts';
import type { Page } from './page.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
  replyTo?: string;
  attachments?: { fileName: string; contentType: string; content: Uint8Array }[];
  /** Returned with the delivery events of this mail. */
  tags?: Record<string, string>;
}

/** Certainly not sent: the mail service refused it. Its message contains no address. */
export class MailRefused extends Error {
  override readonly name = 'MailRefused';
}

/** Certainly not sent, but valid: the account's send rate or daily quota is used up, or sending is paused. */
export class MailThrottled extends TryLater {
  override readonly name = 'MailThrottled';

  constructor() {
    super('mail-throttled', 'The mail service accepts no mail at the moment.');
  }
}

export interface Mailer {
  /**
   * @returns the mail service's id. Throws {@link MailRefused}, {@link MailThrottled}, or another error when the outcome is unknown.
   * Never retries automatically.
   */
  send(mail: Mail): Promise<string>;
}

export interface ContactStore {
  /** @returns `false`, and changes nothing, if a message with this id is stored. */
  add(message: Omit<KeptMessage, 'isMailed'>): Promise<boolean>;
  markMailed(messageId: string): Promise<void>;
  /** Messages of a month (`2026-03`), newest first. */
  list(month: string, cursor: string | undefined): Promise<Page<KeptMessage>>;
}

/** Contact messages from one address, in any case. */
export interface SenderMessages {
  /** Oldest first. */
  listFrom(email: string, now: number): Promise<KeptMessage[]>;
  /** Idempotent. */
  remove(messages: readonly KeptMessage[]): Promise<void>;
}

export interface KeptMessage extends ContactMessage {
  messageId: string;
  /** Epoch ms. */
  at: number;
  /** The mail service has accepted the mail to the office. */
  isMailed: boolean;
}

import { TryLater } from '#functions/domain/work-errors.ts';
import { throttled } from '#functions/domain/words/reports.ts';

/**
 * The fate of a mail. A permanent bounce is final, also after a delivery; a transient one (mailbox full, an automatic reply) is only a
 * note on a mail that arrived.
 */
export type MailFate =
  | { fate: 'sent' }
  | { fate: 'delivered'; problem?: string }
  | { fate: 'bounced'; problem: string; isTransient?: boolean };

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
    super('mail-throttled', throttled);
  }
}

export interface Mailer {
  /**
   * @returns the mail service's id. Throws {@link MailRefused}, {@link MailThrottled}, or another error when the outcome is unknown.
   * Never retries automatically.
   */
  send(mail: Mail): Promise<string>;
}

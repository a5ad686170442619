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

/** Why the mail service accepts no mail now: too many per second, too many in 24 hours, or sending is paused. */
export type MailLimit = 'rate' | 'quota' | 'paused';

const heldBack: Record<MailLimit, { code: string; message: string }> = {
  rate: { code: 'mail-rate-exceeded', message: 'The mail service asks to slow down.' },
  quota: { code: 'mail-quota-used-up', message: 'The mail service takes no more mails today.' },
  paused: { code: 'mail-sending-paused', message: 'Sending is paused at the mail service.' },
};

/** Certainly not sent, but valid: to be sent later. */
export class MailThrottled extends TryLater {
  override readonly name = 'MailThrottled';
  readonly limit: MailLimit;

  constructor(limit: MailLimit, options?: ErrorOptions) {
    super(heldBack[limit].code, heldBack[limit].message, options);
    this.limit = limit;
  }
}

export interface Mailer {
  /**
   * @returns the mail service's id. Throws {@link MailRefused}, {@link MailThrottled}, or another error when the outcome is unknown.
   * Never retries automatically.
   */
  send(mail: Mail): Promise<string>;
}

/** Limits the send rate. */
export interface Pace {
  /** Resolves when the next mail may be sent. */
  turn(): Promise<void>;
  /** Waits after the `times`-th consecutive throttling. */
  backOff(times: number): Promise<void>;
}

export interface ContactStore {
  /** Idempotent. */
  add(message: KeptMessage): Promise<void>;
  /** Whether this owner may mail the stored message: nobody else has mailed it, or may have. */
  claimMail(message: Pick<KeptMessage, 'messageId' | 'at'>, owner: string): Promise<boolean>;
  /** Takes the claim back, because the mail has certainly not gone out. */
  releaseMail(message: Pick<KeptMessage, 'messageId' | 'at'>): Promise<void>;
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
}

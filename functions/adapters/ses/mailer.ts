import { Agent as HttpAgent } from 'node:http';
import { Agent as HttpsAgent } from 'node:https';
import { SESClient, type SESClientConfig, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { MailRefused, MailThrottled, type Mailer, type Mail } from '#functions/usecases/ports/mail.ts';
import MailComposer from 'nodemailer/lib/mail-composer';
import * as reports from '#functions/domain/words/reports.ts';

/**
 * An SES client without retries. SES has no idempotency token, so a retry would be a second mail. Each mail gets a new connection: a
 * kept one that died while the function was frozen would fail like a mail that may have been sent.
 */
export function sesClient(settings: Omit<SESClientConfig, 'maxAttempts'> = {}): SESClient {
  return new SESClient({
    requestHandler: {
      connectionTimeout: 5_000,
      requestTimeout: 20_000,
      throwOnRequestTimeout: true,
      httpAgent: new HttpAgent({ keepAlive: false }),
      httpsAgent: new HttpsAgent({ keepAlive: false }),
    },
    ...settings,
    maxAttempts: 1,
  });
}

interface SdkError {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** Error codes of requests that never left this machine. */
const neverReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CredentialsProviderError',
]);

/** SES timed out while reading the request; how much it had read is unknown. */
const requestTimeout = 408;
const tooManyRequests = 429;

/** Error codes of SES, and of the services before it, for an account that sends too much or has been paused. */
const throttlingName = /throttl|TooManyRequests|LimitExceeded|QuotaExceeded|SendingPaused|AccountSuspended|SlowDown/i;
/** The same in message texts: an account under review gets the code MessageRejected. */
const throttlingText = /\b(rate|quota|limit) exceeded|\bsending (is |has been )?(paused|suspended|disabled)/i;

/** The meaning of SES's messages, in words without addresses. */
const reasons: [RegExp, keyof typeof reports.refusedBecause][] = [
  [/not verified/i, 'unverified'],
  [/blacklist|suppress|deny ?list/i, 'suppressed'],
  [/virus|malware/i, 'content'],
  [/final '@domain'|local part|illegal address|invalid.*(address|domain)|domain (contains|ends|starts)/i, 'invalid'],
];

/**
 * Classifies a failure to send: {@link MailRefused} or {@link MailThrottled} if the mail was certainly not sent, else the failure
 * itself (a time-out, a lost connection, a 5xx). SES's own text contains addresses and is dropped.
 */
function classifySendFailure(failure: unknown): unknown {
  if (typeof failure !== 'object' || failure === null) return failure;
  const { name, code, message, $metadata } = failure as SdkError;
  const status = $metadata?.httpStatusCode ?? 0;
  const words = typeof message === 'string' ? message : '';
  if (isThrottled(String(name), words, status)) return new MailThrottled();
  const isUnsent = neverReached.has(String(code)) || neverReached.has(String(name));
  if (!isUnsent && !(status >= 400 && status < 500 && status !== requestTimeout)) return failure;
  return new MailRefused([reports.refused(safeCode(isUnsent && code ? code : name)), ...reasonOf(words)].join(' '));
}

/** For a 5xx only the code is reliable. */
const isThrottled = (name: string, words: string, status: number): boolean =>
  status === tooManyRequests ||
  (status >= 400 && throttlingName.test(name)) ||
  (status >= 400 && status < 500 && throttlingText.test(words));

const safeCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Za-z]\w{1,79}$/.test(code) ? code : 'no code';

function reasonOf(words: string): string[] {
  const [, reason] = reasons.find(([pattern]) => pattern.test(words)) ?? [];
  return reason ? [reports.refusedBecause[reason]] : [];
}

interface MailerSettings {
  from: string;
  /** The configuration set that publishes the mails' events. */
  configurationSet?: string | undefined;
}

/** Sends through SES. The client must not retry automatically: see `sesClient`. */
export function mailer(client: SESClient, { from, configurationSet }: MailerSettings): Mailer {
  return {
    async send(mail) {
      const command = new SendRawEmailCommand({
        // The envelope decides who gets the mail, whatever its headers contain.
        Destinations: [mail.to],
        RawMessage: { Data: await rawMail(mail, from) },
        Tags: Object.entries(mail.tags ?? {}).map(([Name, Value]) => ({ Name: checked(Name), Value: checked(Value) })),
        ...(configurationSet ? { ConfigurationSetName: configurationSet } : {}),
      });
      const { MessageId } = await client.send(command).catch(rethrow);
      if (!MessageId) throw new Error('SES accepted the mail without a message id.');
      return MessageId;
    },
  };
}

function checked(tag: string): string {
  if (/^[\w-]{1,256}$/.test(tag)) return tag;
  throw new MailRefused('SES takes letters, digits, _ and - in a tag.');
}

function rethrow(failure: unknown): never {
  throw classifySendFailure(failure);
}

/** Builds the mail as MIME. Addresses are passed as addresses, not as header text, so that they cannot inject a recipient or header. */
async function rawMail(mail: Mail, from: string): Promise<Uint8Array> {
  const composer = new MailComposer({
    from,
    to: address(mail.to),
    ...(mail.replyTo ? { replyTo: address(mail.replyTo) } : {}),
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    attachments: (mail.attachments ?? []).map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    })),
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return composer.compile().build();
}

function address(text: string): { name: string; address: string } {
  return { name: '', address: text };
}

import { MailRefused, MailThrottled } from '#functions/usecases/ports/mail.ts';

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
const reasons: [RegExp, string][] = [
  [/not verified/i, 'an address or domain is not verified'],
  [/blacklist|suppress|deny ?list/i, 'the address is on a suppression list'],
  [/virus|malware/i, 'the content was refused'],
  [
    /final '@domain'|local part|illegal address|invalid.*(address|domain)|domain (contains|ends|starts)/i,
    'the address is not valid',
  ],
];

/**
 * Classifies a failure to send: {@link MailRefused} or {@link MailThrottled} if the mail was certainly not sent, else the failure
 * itself (a time-out, a lost connection, a 5xx). SES's own text contains addresses and is dropped.
 */
export function classifySendFailure(failure: unknown): unknown {
  if (typeof failure !== 'object' || failure === null) return failure;
  const { name, code, message, $metadata } = failure as SdkError;
  const status = $metadata?.httpStatusCode ?? 0;
  const words = typeof message === 'string' ? message : '';
  if (isThrottled(String(name), words, status)) return new MailThrottled();
  const isUnsent = neverReached.has(String(code)) || neverReached.has(String(name));
  if (!isUnsent && !(status >= 400 && status < 500 && status !== requestTimeout)) return failure;
  return new MailRefused(
    `The mail service refused the mail (${safeCode(isUnsent && code ? code : name)})${reasonOf(words)}.`,
  );
}

/** For a 5xx only the code is reliable. */
const isThrottled = (name: string, words: string, status: number): boolean =>
  status === tooManyRequests ||
  (status >= 400 && throttlingName.test(name)) ||
  (status >= 400 && status < 500 && throttlingText.test(words));

const safeCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Za-z]\w{1,79}$/.test(code) ? code : 'no code';

function reasonOf(words: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(words))?.[1];
  return reason ? `: ${reason}` : '';
}

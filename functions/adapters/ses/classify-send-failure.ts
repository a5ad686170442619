import { MailRefused, MailThrottled, type MailLimit } from '#functions/usecases/ports/mail.ts';

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

/** Names of throttling errors of SES and the services before it, without the ending `Exception`. */
const limitNames: Record<string, MailLimit> = {
  Throttling: 'rate',
  Throttled: 'rate',
  RequestThrottled: 'rate',
  AccountThrottled: 'rate',
  SlowDown: 'rate',
  TooManyRequests: 'rate',
  LimitExceeded: 'rate',
  RequestLimitExceeded: 'rate',
  BandwidthLimitExceeded: 'rate',
  AccountDailyQuotaExceeded: 'quota',
  ServiceQuotaExceeded: 'quota',
  SendingPaused: 'paused',
  AccountSendingPaused: 'paused',
  ConfigurationSetSendingPaused: 'paused',
  AccountSuspended: 'paused',
};

/** Message texts for the same: an account under review gets MessageRejected, and both limits are called Throttling. */
const limitWords: [RegExp, MailLimit][] = [
  [/\bquota exceeded/i, 'quota'],
  [/\bsending rate exceeded|\bsend(ing)? limit exceeded|^rate exceeded/i, 'rate'],
  [/\bsending (is |has been )?(paused|suspended|disabled)/i, 'paused'],
];

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
  const wasAnswered = status >= 400;
  const limit = wasAnswered ? limitOf(String(name), words, status) : undefined;
  if (limit) return new MailThrottled(limit);
  const isUnsent = neverReached.has(String(code)) || neverReached.has(String(name));
  if (!isUnsent && !(status >= 400 && status < 500 && status !== requestTimeout)) return failure;
  return new MailRefused(
    `The mail service refused the mail (${safeCode(isUnsent && code ? code : name)})${reasonOf(words)}.`,
  );
}

function limitOf(name: string, words: string, status: number): MailLimit | undefined {
  const byName = limitNames[name.replace(/Exception$/, '')];
  const byWords = limitWords.find(([pattern]) => pattern.test(words))?.[1];
  // The text tells the daily quota from the rate limit; for a 5xx only the name is reliable.
  if (byName !== undefined) return byName === 'rate' ? (byWords ?? byName) : byName;
  if (status >= 500) return undefined;
  return byWords ?? (status === tooManyRequests ? 'rate' : undefined);
}

const safeCode = (code: unknown): string =>
  typeof code === 'string' && /^[A-Za-z]\w{1,79}$/.test(code) ? code : 'no code';

function reasonOf(words: string): string {
  const reason = reasons.find(([pattern]) => pattern.test(words))?.[1];
  return reason ? `: ${reason}` : '';
}

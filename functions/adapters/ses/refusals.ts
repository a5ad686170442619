import { MailRefused, MailThrottled, type MailLimit } from '#functions/usecases/ports/mail.ts';

interface SdkError {
  name?: unknown;
  code?: unknown;
  message?: unknown;
  $metadata?: { httpStatusCode?: number };
}

/** No request has left this machine. */
const neverReached = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'CredentialsProviderError',
]);

/** SES gave up waiting for the rest of a request; what it had read by then is not known. */
const requestTimeout = 408;
const tooManyRequests = 429;

/** What SES and the services before it call "slow down", without the ending `Exception`. */
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

/** The same in words: an account under review is told so as MessageRejected, and both limits are called Throttling. */
const limitWords: [RegExp, MailLimit][] = [
  [/\bquota exceeded/i, 'quota'],
  [/\bsending rate exceeded|\bsend(ing)? limit exceeded|^rate exceeded/i, 'rate'],
  [/\bsending (is |has been )?(paused|suspended|disabled)/i, 'paused'],
];

/** What SES's own words mean, in words that name nobody. */
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
 * What a failure to send means: {@link MailRefused} or {@link MailThrottled} if the mail has certainly not gone out, else the
 * failure itself. A time-out, a lost connection or a 5xx does not say that. SES's own text names addresses and stays here.
 */
export function meaningOf(failure: unknown): unknown {
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
  // The words tell a used-up day from a second that was too full; a 5xx is believed by its name alone.
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

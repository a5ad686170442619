interface SdkError {
  name?: unknown;
  code?: unknown;
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

/** Whether a failure to send says that the mail has certainly not gone out. A time-out, a lost connection or a 5xx does not. */
export function isRefusal(failure: unknown): boolean {
  if (typeof failure !== 'object' || failure === null) return false;
  const { name, code, $metadata } = failure as SdkError;
  if (neverReached.has(String(code)) || neverReached.has(String(name))) return true;
  const status = $metadata?.httpStatusCode ?? 0;
  return status >= 400 && status < 500 && status !== requestTimeout;
}

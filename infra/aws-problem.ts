/** What a person can do about an error, most often one of AWS, in one sentence. */
export function awsProblem(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message } = cause;
  if (name === 'CredentialsProviderError')
    return 'There are no AWS credentials: sign in ("aws sso login"), or set AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, then run this again.';
  if (message === 'Region is missing')
    return 'There is no AWS region: name the stage with --stage, or set AWS_REGION, then run this again.';
  if (/^(Expired|Unrecognized|Invalid)\w*(Token|Client)/.test(name))
    return `AWS does not take these credentials (${name}): sign in again, then run this again.`;
  if (/^AccessDenied/.test(name)) return `These AWS credentials lack a right (docs/runbook.md lists them): ${message}`;
  const unreachable = codeOf(cause);
  if (unreachable !== undefined && networkCodes.includes(unreachable))
    return `The network does not reach it (${message}): look at the connection, and whether the region in infra/config.ts exists.`;
  return message;
}

/** Of Node.js, when a name or an address does not answer. */
const networkCodes = [
  'ENOTFOUND',
  'EAI_AGAIN',
  'ECONNREFUSED',
  'ECONNRESET',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
];

function codeOf(cause: Error): string | undefined {
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.cause instanceof Error ? codeOf(cause.cause) : undefined;
}

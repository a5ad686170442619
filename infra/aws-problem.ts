/** Tells a person what to do about an error, most often one from AWS. */
export function awsProblem(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message } = cause;
  if (name === 'CredentialsProviderError')
    return 'No AWS credentials found. Sign in ("aws sso login"), or set AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, then run this again.';
  if (message === 'Region is missing')
    return 'No AWS region is set. Name the stage with --stage, or set AWS_REGION, then run this again.';
  if (/^(Expired|Unrecognized|Invalid)\w*(Token|Client)/.test(name))
    return `AWS rejected these credentials (${name}). Sign in again, then run this again.`;
  if (/^AccessDenied/.test(name))
    return `These AWS credentials lack a permission (docs/runbook.md lists them): ${message}`;
  const unreachable = codeOf(cause);
  if (unreachable !== undefined && networkCodes.includes(unreachable))
    return `AWS cannot be reached (${message}). Check the connection, and the region in infra/config.ts.`;
  return message;
}

/** Node.js's codes for unreachable hosts. */
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

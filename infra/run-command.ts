/** The message about a failure: what is wrong, and what to do. It has no stack trace. */
export function problemOf(cause: unknown, usage: string): string {
  if (!(cause instanceof Error) || !codeOf(cause)?.startsWith('ERR_PARSE_ARGS')) return awsProblem(cause);
  // `parseArgs` adds advice that does not apply here. Only its first sentence says what is wrong.
  const [sentence = ''] = cause.message.split('. ');
  return `${sentence}. ${usage}`;
}

/** Runs a command and prints what it returns, or what to do about its failure. `--help` prints the usage. */
export async function runCommand(
  usage: string,
  command: (args: string[]) => Promise<string | undefined>,
  args = process.argv.slice(2),
): Promise<void> {
  // Hides the AWS SDK's notice on Node.js 20 about the end of its support.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  try {
    const text = args.includes('--help') || args.includes('-h') ? usage : await command(args);
    if (text !== undefined) console.log(text);
  } catch (cause) {
    console.error(problemOf(cause, usage));
    process.exitCode = 1;
  }
}

/** Runs a check. If it fails, prints what is wrong without a stack trace, and ends this process. */
export async function orExit<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (cause) {
    console.error(awsProblem(cause));
    process.exit(1);
  }
}

/** Says what to do about an error, which usually comes from AWS. */
export function awsProblem(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  const { name, message } = cause;
  if (name === 'CredentialsProviderError')
    return 'No AWS credentials found. Sign in ("aws sso login"), or set AWS_PROFILE or AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, then run this again.';
  if (message === 'Region is missing')
    return 'No AWS region is set. Add --stage, or set AWS_REGION, then run this again.';
  if (/^(Expired|Unrecognized|Invalid)\w*(Token|Client)/.test(name))
    return `AWS rejected these credentials (${name}). Sign in again, then run this again.`;
  if (/^AccessDenied/.test(name))
    return `These AWS credentials lack a permission (docs/runbook.md lists them): ${message}`;
  if (unreachableCodes.test(codeOf(cause) ?? ''))
    return `AWS cannot be reached (${message}). Check the connection, and the region in infra/config.ts.`;
  return message;
}

/** Node.js's error codes for unreachable hosts. */
const unreachableCodes = /^(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)$/;

function codeOf(cause: Error): string | undefined {
  if ('code' in cause && typeof cause.code === 'string') return cause.code;
  return cause.cause instanceof Error ? codeOf(cause.cause) : undefined;
}

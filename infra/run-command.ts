/** `parseArgs` adds advice that does not fit: only its first sentence says what is wrong. */
const isOfArguments = (cause: unknown): cause is Error =>
  cause instanceof Error && 'code' in cause && String(cause.code).startsWith('ERR_PARSE_ARGS');

/** What is printed about a failure: what is wrong, and what to do. Never a stack trace. */
export function problemOf(cause: unknown, usage: string): string {
  if (!isOfArguments(cause)) return awsProblem(cause);
  const [sentence = ''] = cause.message.split('. ');
  return `${sentence}. ${usage}`;
}

const asksForHelp = (given: readonly string[]) => given.some((text) => text === '--help' || text === '-h');

/**
 * Runs a command of this project: prints what it returns, or what to do about its failure, or its usage if that is asked for.
 * @param given what was typed after the name of the command.
 */
export async function runCommand(
  usage: string,
  command: (given: string[]) => Promise<string | undefined>,
  given = process.argv.slice(2),
): Promise<void> {
  // Hides the AWS SDK's notice on Node.js 20 about the end of its support.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED = 'true';
  try {
    const text = asksForHelp(given) ? usage : await command(given);
    if (text !== undefined) console.log(text);
  } catch (cause) {
    console.error(problemOf(cause, usage));
    process.exitCode = 1;
  }
}

/** Checks what a person has typed or entered. If it is wrong, prints the sentence that says so and ends this process. */
export async function orExit<T>(check: () => T | Promise<T>): Promise<T> {
  try {
    return await check();
  } catch (cause) {
    console.error(awsProblem(cause));
    process.exit(1);
  }
}

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

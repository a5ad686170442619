import { awsProblem } from './aws-problem.ts';

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

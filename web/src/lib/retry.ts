import { ApiProblem, codeOf, isOverdue, NetworkFailure } from '#web/lib/api-problem.ts';

const passingCodes: readonly string[] = ['busy', 'signed-out', 'unexpected'];
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Whether the same request may well succeed soon. All but a clear "no" of the server does, or a "no" for many minutes. */
export function isPassing(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return true;
  if (error.code === 'too-many-requests') return false;
  return error.status >= 500 || error.status === 429 || passingCodes.includes(error.code);
}

/** Whether an answer that met this is still to be delivered. A "no" to the account, such as an unverified e-mail, can be put right meanwhile. */
export function isAboutNoAnswer(error: unknown): boolean {
  return isPassing(error) || codeOf(error) === 'forbidden';
}

/** Whether the server itself fails, or takes too long: then nobody is "offline". A session that has ended is another matter. */
export function isOfServer(error: unknown): boolean {
  return error instanceof NetworkFailure ? isOverdue(error.cause) : codeOf(error) !== 'signed-out';
}

/** How long to wait after this many failures in a row: doubling, at most 30 s, and spread so that browsers do not return in step. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  const most = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return Math.round(most * (0.5 + random() / 2));
}

/** Does `task` again after failures that are worth it, `tries` times in all. */
export async function withRetries<T>(task: () => Promise<T>, tries = 3, isWorthIt = isPassing): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures >= tries || !isWorthIt(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs(failures)));
    }
  }
}

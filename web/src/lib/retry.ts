import { ApiProblem, codeOf, isTimeout, NetworkFailure } from '#web/lib/api-problem.ts';

const passingCodes: readonly string[] = ['busy', 'signed-out', 'unexpected'];
const firstPauseMs = 500;
const longestPauseMs = 30_000;

/** Whether the same request may succeed soon: after any failure except a final refusal, or one for many minutes. */
export function isTransient(error: unknown): boolean {
  if (!(error instanceof ApiProblem)) return true;
  if (error.code === 'too-many-requests') return false;
  return error.status >= 500 || error.status === 429 || passingCodes.includes(error.code);
}

/** Whether the server, or the gateway before it, had too much to do, so that the request was not carried out. */
export function isBusy(error: unknown): boolean {
  if (!(error instanceof ApiProblem) || error.code === 'too-many-requests') return false;
  return error.status === 503 || error.status === 429;
}

/** Whether an answer with this failure is still to be sent. A refusal of the account, such as for an unverified e-mail, can be resolved meanwhile. */
export function mayRetryAnswer(error: unknown): boolean {
  return isTransient(error) || codeOf(error) === 'forbidden';
}

/** Whether the server itself fails, or is too slow: then the person is not "offline". An expired session is not included. */
export function isServerFailure(error: unknown): boolean {
  return error instanceof NetworkFailure ? isTimeout(error.cause) : codeOf(error) !== 'signed-out';
}

/** The pause after this many consecutive failures: doubling, at most 30 s, with jitter so that browsers do not return in step. */
export function pauseMs(failures: number, random: () => number = Math.random): number {
  const most = Math.min(firstPauseMs * 2 ** (failures - 1), longestPauseMs);
  return Math.round(most * (0.5 + random() / 2));
}

/** Retries `task` after failures that are worth it, `tries` attempts in all. */
export async function withRetries<T>(task: () => Promise<T>, tries = 3, isWorthIt = isTransient): Promise<T> {
  for (let failures = 1; ; failures += 1) {
    try {
      return await task();
    } catch (error) {
      if (failures >= tries || !isWorthIt(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, pauseMs(failures)));
    }
  }
}

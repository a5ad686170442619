import { ApiProblem } from '#web/lib/api-problem.ts';

/** The server's message if it refuses an answer because the person has another attempt now, or none for lack of a coupon. */
export function anotherAttempt(error: unknown): string | undefined {
  const isAnother = error instanceof ApiProblem && /^(outdated|attempt-open|coupon-required)$/.test(error.code);
  return isAnother ? error.message : undefined;
}

import { wouldClose } from '#functions/domain/attempts/resumes.ts';
import { plural } from '#functions/domain/text/counted.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';

/** Messages for failures. */
export const messages = {
  saving: 'Error saving your answer. Please try again.',
  loading: 'Error loading quiz. Please try again.',
  ending: 'Error ending quiz. Please try again.',
  nothingAnswered: 'Please answer at least one question before ending the quiz.',
} as const;

/** Some answers reached the server only after the attempt had ended there. */
export function lostText(count: number): string {
  return plural(
    count,
    'One answer that you gave on this device does not count: it arrived after your assessment had ended.',
    `${count.toLocaleString('en-IN')} answers that you gave on this device do not count: they arrived after your assessment had ended.`,
  );
}

/** Some answers of this page were refused, because another tab or device had answered their questions differently. */
export function supersededText(count: number): string {
  const lost = plural(
    count,
    'One answer that you gave here does',
    `${count.toLocaleString('en-IN')} answers that you gave here do`,
  );
  const earlier = plural(count, 'its question', 'their questions');
  return `${lost} not count: ${earlier} had been answered in another tab or on another device before, and what was answered there stays.`;
}

/** The server's message if it refuses an answer because the person has another attempt now, or none for lack of a coupon. */
export function anotherAttempt(error: unknown): string | undefined {
  const isAnother = error instanceof ApiProblem && /^(outdated|attempt-open|coupon-required)$/.test(error.code);
  return isAnother ? error.message : undefined;
}

/** The cost of leaving a running attempt. */
export function resumeCostWords(remaining: number): string {
  const clock = 'Your clock keeps running while you are away.';
  if (!wouldClose(remaining)) return `${clock} Coming back uses one of your ${remaining} remaining attempts.`;
  return `${clock} Coming back uses your last attempt: your assessment is then submitted as it is.`;
}

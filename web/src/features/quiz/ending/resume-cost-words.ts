import { wouldClose } from '#functions/domain/attempts/resumes.ts';

/** The cost of leaving a running attempt. */
export function resumeCostWords(remaining: number): string {
  const clock = 'Your clock keeps running while you are away.';
  if (!wouldClose(remaining)) return `${clock} Coming back uses one of your ${remaining} remaining attempts.`;
  return `${clock} Coming back uses your last attempt: your assessment is then submitted as it is.`;
}

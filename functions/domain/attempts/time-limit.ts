const secondsPerPair = 60;

/** Seconds an attempt may take: the quiz's own limit, else 60 s for every two questions presented, rounded up. */
export function timeLimitSeconds(quiz: { secondsPerAttempt?: number }, questionCount: number): number {
  return quiz.secondsPerAttempt ?? secondsPerPair * Math.ceil(questionCount / 2);
}

/** How long after the deadline an answer that was given in time may still arrive (a dead network), in ms. */
export const lateWindowMs = 15 * 60 * 1000;

/** Until when an attempt takes answers that were given in time. */
export function closesAtOf(deadline: number): number {
  return deadline + lateWindowMs;
}

/** Whether an attempt takes nothing any more, and waits to be closed. */
export function isExpired({ closesAt }: { closesAt: number }, now: number): boolean {
  return closesAt < now;
}

/** Delay of an honest network that no one need remark on, in ms: an answer within it is not marked late. */
export const deliveryGraceMs = 5_000;

const secondsPerPair = 60;

/** What an admin may set as a quiz's own limit. */
export const minSecondsPerAttempt = 5;
export const maxSecondsPerAttempt = 24 * 60 * 60;

/** Seconds an attempt may take: the quiz's own limit, else 60 s for every two questions presented, rounded up. */
export function timeLimitSeconds(quiz: { secondsPerAttempt?: number | undefined }, questionCount: number): number {
  return quiz.secondsPerAttempt ?? secondsPerPair * Math.ceil(questionCount / 2);
}

/** `90 s`, `30 min`, `2 min 30 s` */
export function timeWords(seconds: number): string {
  if (seconds < 120) return `${seconds} s`;
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  return rest === 0 ? `${minutes} min` : `${minutes} min ${rest} s`;
}

/** How long after the deadline an answer that was given in time may still arrive (after a network failure), in ms. */
export const lateWindowMs = 15 * 60 * 1000;

/** The time until which an attempt accepts answers that were given in time. */
export function closesAtOf(deadline: number): number {
  return deadline + lateWindowMs;
}

/** Whether an attempt accepts nothing any more, and has to be closed. */
export function isExpired({ closesAt }: { closesAt: number }, now: number): boolean {
  return closesAt < now;
}

/** Ordinary network delay, in ms: an answer within it is not marked late. */
export const deliveryGraceMs = 5_000;

/** Time since the start, in ms. Nothing that has arrived by `now` can have happened later, whatever the device says. */
export function elapsedMs({ createdAt }: { createdAt: number }, now: number): number {
  return Math.max(0, now - createdAt);
}

/** The server's clock as this page knows it. "Ticks" are `performance.now()`: no one can set them, unlike the time of day. */
export interface AttemptClock {
  /** Server time, epoch ms. */
  deadline: number;
  limitMs: number;
  /** Server time minus ticks. */
  offset: number;
}

/** From an answer of the server that has just come. */
export function startClock(
  { deadline, limitMs, now }: { deadline: number; limitMs: number; now: number },
  ticks: number,
): AttemptClock {
  return { deadline, limitMs, offset: now - ticks };
}

/** From the server's view of an attempt; none before it has begun. */
export function clockOf(
  { deadline, timeLimitSeconds, now }: { deadline?: number | undefined; timeLimitSeconds: number; now: number },
  ticks: number,
): AttemptClock | undefined {
  return deadline === undefined ? undefined : startClock({ deadline, limitMs: timeLimitSeconds * 1000, now }, ticks);
}

/**
 * Corrects the clock by another answer of the server. The largest offset is nearest to the truth: each answer is as old as its way
 * here, and ticks stand still while a laptop sleeps.
 */
export function syncClock(clock: AttemptClock, now: number, ticks: number): AttemptClock {
  const offset = now - ticks;
  return offset > clock.offset ? { ...clock, offset } : clock;
}

/** By what was granted since; nothing is ever taken away. */
export function extendClock(clock: AttemptClock, deadline = 0): AttemptClock {
  const more = deadline - clock.deadline;
  return more > 0 ? { ...clock, deadline, limitMs: clock.limitMs + more } : clock;
}

export function remainingMs({ deadline, offset }: AttemptClock, ticks: number): number {
  return Math.max(0, deadline - offset - ticks);
}

/** Since the attempt began. */
export function elapsedMs({ deadline, limitMs, offset }: AttemptClock, ticks: number): number {
  return Math.max(0, Math.round(limitMs - (deadline - offset - ticks)));
}

/** `04:09`; hours are told in minutes. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

/** To be said aloud: `4 minutes 9 seconds left`. */
export function timeLeftInWords(seconds: number): string {
  const part = (count: number, unit: string) => (count === 0 ? '' : `${count} ${unit}${count === 1 ? '' : 's'} `);
  const words = part(Math.floor(seconds / 60), 'minute') + part(seconds % 60, 'second');
  return words ? `${words}left` : 'No time left';
}

const announcements = [
  { seconds: 600, words: '10 minutes left' },
  { seconds: 300, words: '5 minutes left' },
  { seconds: 60, words: '1 minute left' },
  { seconds: 30, words: '30 seconds left' },
];

/** Less is a correction of the clock. */
const grantedSeconds = 30;

/** What to say aloud when the time left goes from one value to another; nothing most of the time. */
export function announcementBetween(before: number, after: number): string | undefined {
  const minutes = Math.round((after - before) / 60);
  if (after - before >= grantedSeconds) return `You have ${minutes} more minute${minutes === 1 ? '' : 's'}`;
  return announcements.findLast(({ seconds }) => before > seconds && after <= seconds)?.words;
}

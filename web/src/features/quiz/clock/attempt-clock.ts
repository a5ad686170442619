import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import * as words from '#web/lib/words/quiz/time-left.ts';
import type { AttemptState } from '../attempt-state.ts';

/** The server's clock as estimated by this page. "Ticks" are `performance.now()`, which cannot be set, unlike the time of day. */
export interface AttemptClock {
  /** Server time, epoch ms. */
  deadline: number;
  limitMs: number;
  /** Server time minus ticks. */
  offset: number;
}

/** Smaller differences between ticks and the time of day are ordinary corrections of a clock. */
const toleratedMs = 2_000;

/** For each clock, the device's time of day minus ticks when it was used first, right after the reply of the server that made it. */
const dayOffsets = new WeakMap<AttemptClock, number>();

/** How far the time of day is ahead of the ticks since then. Ticks may stop while a device sleeps; the time of day may be set. */
function aheadMs(clock: AttemptClock): number {
  const offset = Date.now() - performance.now();
  const first = dayOffsets.get(clock) ?? offset;
  dayOffsets.set(clock, first);
  return offset - first;
}

/** Ticks now, with those that a sleep may have missed: the page shows the smaller time left, and claims the later time of an answer. */
export function ticksNow(clock: AttemptClock): number {
  const ahead = aheadMs(clock);
  return performance.now() + (ahead > toleratedMs ? ahead : 0);
}

/** Whether ticks and time of day disagree, so that only the server knows the time left. */
export function isUncertain(clock: AttemptClock): boolean {
  return Math.abs(aheadMs(clock)) > toleratedMs;
}

/** Starts the clock from a fresh answer of the server. */
export function startClock(
  { deadline, limitMs, now }: { deadline: number; limitMs: number; now: number },
  ticks: number,
): AttemptClock {
  return { deadline, limitMs, offset: now - ticks };
}

/** The clock by the server's view of an attempt; none before it has begun. */
export function clockOf(
  { deadline, timeLimitSeconds, now }: { deadline?: number | undefined; timeLimitSeconds: number; now: number },
  ticks: number,
): AttemptClock | undefined {
  return deadline === undefined ? undefined : startClock({ deadline, limitMs: timeLimitSeconds * 1000, now }, ticks);
}

/**
 * Corrects the clock by another answer of the server. The largest offset is the most accurate: each answer is late by its travel time,
 * and ticks pause while a laptop sleeps. Always another object, because the server's reply ends any doubt.
 */
export function syncClock(clock: AttemptClock, now: number, ticks: number): AttemptClock {
  return { ...clock, offset: Math.max(clock.offset, now - ticks) };
}

/** Extends the deadline by granted time; it is never shortened. */
export function extendClock(clock: AttemptClock, deadline = 0): AttemptClock {
  const more = deadline - clock.deadline;
  return more > 0 ? { ...clock, deadline, limitMs: clock.limitMs + more } : clock;
}

/**
 * The clock after an answer. A replayed first answer (its receipt was lost) has no deadline in its receipt: then the clock starts at
 * the first send, which is never too late.
 */
export function clockAfter(
  { clock, limitMs, starting, isHeard }: AttemptState,
  { outcome, deadline, now }: AnswerReceipt,
  ticks: number,
): AttemptClock {
  // Keep an estimated clock until the entry is received: then the times of all answers measured by it are corrected at once.
  if (clock) return isHeard ? syncClock(extendClock(clock, deadline), now, ticks) : clock;
  // Use the deadline: time may have been granted after this page got the limit.
  if (deadline && outcome === 'saved') return startClock({ deadline, limitMs: deadline - now, now }, ticks);
  const sinceChoice = starting ? ticks - starting.sinceTicks : 0;
  return startClock({ deadline: deadline ?? Math.floor(now + limitMs - sinceChoice), limitMs, now }, ticks);
}

export function remainingMs({ deadline, offset }: AttemptClock, ticks: number): number {
  return Math.max(0, deadline - offset - ticks);
}

/** Milliseconds since the attempt began. */
export function elapsedMs({ deadline, limitMs, offset }: AttemptClock, ticks: number): number {
  return Math.max(0, Math.round(limitMs - (deadline - offset - ticks)));
}

/** Measured by the time of day, which may have been set back meanwhile. */
export function secondsSince(moment: number): number {
  return Math.max(0, Math.round((Date.now() - moment) / 1000));
}

/** `04:09`; hours are shown as minutes. */
export function minutesAndSeconds(seconds: number): string {
  const two = (value: number) => String(value).padStart(2, '0');
  return `${two(Math.floor(seconds / 60))}:${two(seconds % 60)}`;
}

const announcedSeconds = [600, 300, 60, 30];

/** A smaller difference is a correction of the clock. */
const grantedSeconds = 30;

/** The announcement when the time left changes from one value to another; usually none. */
export function announcementBetween(before: number, after: number): string | undefined {
  const minutes = Math.round((after - before) / 60);
  if (after - before >= grantedSeconds) return words.granted(minutes);
  const passed = announcedSeconds.filter((seconds) => before > seconds && after <= seconds).at(-1);
  return passed === undefined ? undefined : words.left(passed);
}

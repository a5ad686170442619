import { refuse } from '#functions/domain/refusal.ts';
import type { Attempt } from './attempt.ts';
import { closesAtOf, isExpired } from './time-limit.ts';
import * as words from '#functions/domain/words/attempts.ts';

/*
 * Grants: what an admin gives a person beyond the quiz's own limits, each with a reason. A grant has an id, so that it counts once,
 * however often it is sent.
 *
 * A running attempt can get more time, or one more resume (`oneMoreResume` in `resumes.ts`). An attempt is running until it has ended,
 * also while late answers are awaited: time that is granted then counts from now on, and late answers become answers in time. For the
 * next attempt at a quiz, everyone who has signed in once can get time. It adds up, and the first answer uses it up.
 *
 * The DynamoDB conditions are in `functions/adapters/dynamo/attempts/grants`.
 */

/** Limits for one grant; there may be several grants. */
export const minGrantMinutes = 1;
export const maxGrantMinutes = 240;

const minuteMs = 60_000;

/** @throws Refusal `attempt-closed` for an attempt that has ended or is about to be closed. */
export function requireRunning(attempt: Pick<Attempt, 'status' | 'closesAt'>, now: number): void {
  if (attempt.status !== 'open') refuse('attempt-closed', words.noGrantEnded);
  if (isExpired(attempt, now)) refuse('attempt-closed', words.noGrantClosing);
}

type Times = Pick<Attempt, 'createdAt' | 'deadline'>;

/** The times of a running attempt after a grant. `wasOver`: the deadline had passed, and the answers since then are not late any more. */
export function withMoreTime({ createdAt, deadline: before }: Times, minutes: number, now: number) {
  const deadline = Math.max(before, now) + minutes * minuteMs;
  return { deadline, closesAt: closesAtOf(deadline), limitMs: deadline - createdAt, wasOver: before < now };
}

/** A person's time for the next attempt after a grant. */
export function withMoreForNext(extraMs: number, minutes: number): number {
  return extraMs + minutes * minuteMs;
}

/** Granted time in minutes. */
export function extraMinutes(extraMs: number): number {
  return extraMs / minuteMs;
}

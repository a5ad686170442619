import { refuse } from '#functions/domain/refusal.ts';
import type { Attempt } from './attempt.ts';
import { closesAtOf, isExpired } from './time-limit.ts';

/*
 * Grants: what an admin gives a person beyond what the quiz gives, each with a reason. A grant has an id, and counts once, however often it
 * is sent.
 *
 * To a running attempt: more time, or one more resume (`oneMoreResume` in `resumes.ts`). An attempt is running until it has ended, and
 * while late answers are awaited, too: time that is granted then counts from now on, and answers that came late came in time.
 * For the next attempt at a quiz: time, to anyone who has signed in once. It is added to what they have, and their first answer uses it up.
 *
 * `functions/adapters/dynamo/attempts/grants` says this to the database.
 */

/** At a time; there may be several grants. */
export const minGrantMinutes = 1;
export const maxGrantMinutes = 240;
export const grantMinutesWords = `From ${minGrantMinutes} to ${maxGrantMinutes} minutes can be granted at a time.`;

const minuteMs = 60_000;

/** @throws Refusal `attempt-closed`: nothing is granted to what has ended, or is about to be closed. */
export function requireRunning(attempt: Pick<Attempt, 'status' | 'closesAt'>, now: number): void {
  if (attempt.status !== 'open')
    refuse('attempt-closed', 'This attempt has ended, so nothing can be granted to it any more.');
  if (isExpired(attempt, now))
    refuse(
      'attempt-closed',
      'The time of this attempt is over and it is about to be closed: nothing can be granted to it.',
    );
}

type Times = Pick<Attempt, 'createdAt' | 'deadline'>;

/** The times of a running attempt that is granted more. `wasOver`: its answers are not late any more. */
export function withMoreTime({ createdAt, deadline: before }: Times, minutes: number, now: number) {
  const deadline = Math.max(before, now) + minutes * minuteMs;
  return { deadline, closesAt: closesAtOf(deadline), limitMs: deadline - createdAt, wasOver: before < now };
}

/** What a person has for their next attempt after a grant. */
export function withMoreForNext(extraMs: number, minutes: number): number {
  return extraMs + minutes * minuteMs;
}

/** Granted time in minutes. */
export function extraMinutes(extraMs: number): number {
  return extraMs / minuteMs;
}

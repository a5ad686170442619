import { type Attempt, isLive } from './attempt.ts';
import { wasDisplacedEarly } from './early-entries.ts';

/*
 * Resumes. Once an attempt has begun, its person can come back to it, or leave its tab, only a limited number of times. Each of these
 * is an event that uses one resume: an entry to the quiz page (opened, reloaded, gone back to, taken over by another tab or device) and
 * a tab switch. Entries before the first answer are no events (`early-entries.ts`). An event has an id and counts once, however often it is sent.
 *
 * The `resumeLimit` is the number of the event that closes an attempt: with a limit of 4, three events leave it open and the fourth
 * ends it with the reason `limit`. An attempt gets the limit of its quiz with its first answer, and keeps it when the quiz is changed.
 * An admin can grant resumes to a running attempt, one at a time (`grants.ts`): each raises its limit by one. An entry that would close
 * the attempt asks first (`closing-entry.ts`); a tab switch cannot. People read of “returns”, which `returnsLeft` counts. Only the dialogs
 * Remaining Attempts and Stay on this tab show the resumes left, as “attempts”.
 *
 * The DynamoDB conditions are in `functions/adapters/dynamo/attempts/attempt-item.ts`.
 */

export const minResumeLimit = 1;
export const defaultResumeLimit = 4;
/** Largest limit of a quiz; grants to an attempt come on top. */
export const maxResumeLimit = 10;

type Resumes = Pick<Attempt, 'resumeLimit'> & { events: Readonly<Record<string, unknown>> };

export function resumeCount({ events }: Pick<Resumes, 'events'>): number {
  return Object.keys(events).length;
}

/** The number of resumes left: the last one closes the attempt. */
export function remainingResumes(attempt: Resumes): number {
  return Math.max(0, attempt.resumeLimit - resumeCount(attempt));
}

/** The number of times that a person can still come back to an attempt with this many resumes left: its last resume closes it. */
export function returnsLeft(remaining: number): number {
  return Math.max(0, remaining - 1);
}

/** Whether the next event closes an open attempt with this many resumes left. */
export function wouldClose(remaining: number): boolean {
  return returnsLeft(remaining) === 0;
}

/** The number left on a device that has counted events which it has not sent yet; below 1 if one of them closes the attempt. */
export function remainingAfter(remaining: number, unheard: number): number {
  return remaining - unheard;
}

/** The event that closes an open attempt, from a list of unsent events in order. */
export function closingEvent<Event>(remaining: number, unheard: readonly Event[]): Event | undefined {
  return unheard[remaining - 1];
}

/** The effect of an event on an open attempt: a replay changes nothing. */
export function effectOfEvent(attempt: Resumes, eventId: string): 'replayed' | 'counted' | 'closes' {
  if (Object.hasOwn(attempt.events, eventId)) return 'replayed';
  return wouldClose(remainingResumes(attempt)) ? 'closes' : 'counted';
}

/** The limit of an attempt after a grant of one more resume. */
export function oneMoreResume({ resumeLimit }: Pick<Resumes, 'resumeLimit'>): number {
  return resumeLimit + 1;
}

/** When the person left the tab, in epoch seconds. A device that was offline reports it later, with the seconds that have passed. */
export function switchedAt(now: number, secondsAgo = 0): number {
  return Math.max(0, Math.floor(now / 1000) - secondsAgo);
}

/**
 * Whether a tab switch counts: the page had the live entry when the person left it, however late the server hears of it. Switches after
 * a later entry has taken over do not count. A switch that counts is an event with an id, which counts once: `resumes.ts`. `early`: the
 * entries before the first answer (`early-entries.ts`).
 */
export function countsSwitch(
  { events, live }: Pick<Attempt, 'events' | 'live'>,
  entryId: string | undefined,
  at: number,
  early?: readonly string[],
): boolean {
  if (isLive(live, entryId) !== false) return true;
  return !wasDisplacedEarly(early, entryId) && at < takenOverAt(events, entryId);
}

/** When the next entry took the attempt over; 0 if none has. The entry that began the attempt is not stored as an event. */
function takenOverAt(events: Attempt['events'], entryId: string | undefined): number {
  const entered = events[entryId ?? '']?.at ?? 0;
  const later = Object.entries(events).flatMap(([id, { cause, at }]) =>
    id !== entryId && cause !== 'tab-switch' && at >= entered ? at : [],
  );
  return later.length > 0 ? Math.min(...later) : 0;
}

import type { Attempt } from './attempt.ts';

/*
 * Resumes. Once an attempt has begun, its person can come back to it, or leave its tab, only so often. Each of these is an event that
 * uses one resume: an entry to the quiz page (opened, reloaded, gone back to, taken over by another tab or device) and a tab switch.
 * The entry that prepares an attempt is no event. An event has an id and counts once, however often it is sent.
 *
 * The `resumeLimit` is the event that closes an attempt: of 4, three events leave it open and the fourth ends it with the reason
 * `limit`. An attempt gets the limit of its quiz with its first answer, and keeps it when the quiz is changed. An admin can grant
 * resumes to a running attempt, one at a time (`grants.ts`): each raises its limit by one. An entry that would close the attempt asks
 * first (`closing-entry.ts`); a tab switch cannot. The screens call a resume an “attempt”, as candidates do.
 *
 * `functions/adapters/dynamo/attempts/resume-condition.ts` says this to the database.
 */

export const minResumeLimit = 1;
export const defaultResumeLimit = 4;
/** Of a quiz; what is granted to an attempt comes on top. */
export const maxResumeLimit = 10;

type Resumes = Pick<Attempt, 'resumeLimit'> & { events: Readonly<Record<string, unknown>> };

/** How many events of an attempt have been counted. */
export function resumeCount({ events }: Pick<Resumes, 'events'>): number {
  return Object.keys(events).length;
}

/** How many resumes are left, as the screens count them: the last one closes the attempt. */
export function remainingResumes(attempt: Resumes): number {
  return Math.max(0, attempt.resumeLimit - resumeCount(attempt));
}

/** Whether the next event closes an open attempt that has so many resumes left. */
export function wouldClose(remaining: number): boolean {
  return remaining <= 1;
}

/** What is left on a device that has counted events of which the server has not heard; below 1 where one of them closes the attempt. */
export function remainingAfter(remaining: number, unheard: number): number {
  return remaining - unheard;
}

/** Of events in a row, the first unheard first, the one that closes an open attempt. */
export function closingEvent<Event>(remaining: number, unheard: readonly Event[]): Event | undefined {
  return unheard[remaining - 1];
}

/** What an event does to an open attempt: a replay changes nothing. */
export function effectOfEvent(attempt: Resumes, eventId: string): 'replayed' | 'counted' | 'closes' {
  if (Object.hasOwn(attempt.events, eventId)) return 'replayed';
  return wouldClose(remainingResumes(attempt)) ? 'closes' : 'counted';
}

/** The limit of an attempt that is granted one more resume. */
export function oneMoreResume({ resumeLimit }: Pick<Resumes, 'resumeLimit'>): number {
  return resumeLimit + 1;
}

import { resumeCount, remainingResumes } from '#functions/domain/attempts/resumes.ts';

/* The rule of `domain/attempts/resumes.ts` as DynamoDB conditions. A condition cannot calculate, so the item stores `lastResume`, the
   number of events that leave the attempt open: one less than its `resumeLimit`. `#e` is the event's id. */

/** True where `effectOfEvent` is `counted`. */
export const isCounted = 'attribute_not_exists(events.#e) AND size(events) < lastResume';
/** True where `effectOfEvent` is `closes`. */
export const isClosing = 'attribute_not_exists(events.#e) AND size(events) >= lastResume';

export const lastResumeOf = (resumeLimit: number): number => resumeLimit - 1;

interface Stored {
  events: Record<string, string>;
  lastResume: number;
}

export function resumesOf({ events, lastResume }: Stored): { events: Record<string, string>; resumeLimit: number } {
  return { events, resumeLimit: lastResume + 1 };
}

/** The figures about resumes that replies contain. */
export function resumeFigures(stored: Stored): { resumeCount: number; remaining: number } {
  return { resumeCount: resumeCount(stored), remaining: remainingResumes(resumesOf(stored)) };
}

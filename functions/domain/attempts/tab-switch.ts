import { isLive, type Attempt } from './attempt.ts';
import { wasDisplacedEarly } from './early-entries.ts';

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

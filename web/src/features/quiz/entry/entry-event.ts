import { newEventId } from '#web/lib/event-id.ts';
import { paths } from '#web/lib/paths.ts';
import type { EntryEvent } from './attempt-snapshot.ts';
import { lastOnScreen } from './last-on-screen.ts';
import { secondsSince } from '../clock/seconds-since.ts';

let isFirst = true;

/** The entry of a quiz page that has just been opened, once for each of them. */
export function newEntryEvent(cause: EntryEvent['cause'] = causeOfOpening()): EntryEvent {
  isFirst = false;
  const at = lastOnScreen();
  return { eventId: newEventId(), cause, ...(at !== undefined && { awaySeconds: secondsSince(at) }) };
}

/** The browser's own word, where the document was opened at the quiz page and not at another one from which it was reached. */
function causeOfOpening(): EntryEvent['cause'] {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isFirst || !opening || new URL(opening.name, location.href).pathname !== paths.quiz) return 'open';
  if (opening.type === 'reload') return 'reload';
  return opening.type === 'back_forward' ? 'back-forward' : 'open';
}

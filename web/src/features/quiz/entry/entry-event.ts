import { newEventId } from '#web/lib/event-id.ts';
import { paths } from '#web/lib/paths.ts';
import type { EntryEvent } from './attempt-snapshot.ts';
import { lastOnScreen } from './last-on-screen.ts';
import { secondsSince } from '../clock/attempt-clock.ts';

let isFirst = true;

/** The entry of a quiz page that was just opened, one for each page. */
export function newEntryEvent(cause: EntryEvent['cause'] = causeOfOpening()): EntryEvent {
  isFirst = false;
  const at = lastOnScreen();
  return { eventId: newEventId(), cause, ...(at !== undefined && { awaySeconds: secondsSince(at) }) };
}

/** The browser's navigation type, if the document was opened at the quiz page and not navigated to it. */
function causeOfOpening(): EntryEvent['cause'] {
  const [opening] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  if (!isFirst || !opening || new URL(opening.name, location.href).pathname !== paths.quiz) return 'open';
  if (opening.type === 'reload') return 'reload';
  return opening.type === 'back_forward' ? 'back-forward' : 'open';
}

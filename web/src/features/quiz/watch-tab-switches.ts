import type { EventReceipt } from '#functions/contract/attempts.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { isPassing, pauseMs } from '#web/lib/retry.ts';

/** A page that is being left is hidden, too. Only if it is still there after this time, it was the tab that was switched. */
const graceMs = 250;

interface Settings {
  isActive: () => boolean;
  record: (eventId: string) => Promise<EventReceipt>;
  onCounted: (receipt: EventReceipt) => void;
}

/**
 * Reports each time the person leaves the tab, once: an event that cannot be sent is sent again under its own id. A reload is no
 * tab switch; the server counts it as an entry. Returns what ends the watch.
 */
export function watchTabSwitches({ isActive, record, onCounted }: Settings): () => void {
  const events: string[] = [];
  let failures = 0;
  let sending = false;
  let ended = false;
  let isGoing = false;
  let leaving: ReturnType<typeof setTimeout> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;

  async function send(): Promise<void> {
    clearTimeout(again);
    if (sending) return;
    sending = true;
    for (let eventId = events[0]; eventId !== undefined && !ended; eventId = events[0]) {
      const outcome = await record(eventId).then(
        (receipt) => ({ receipt }),
        (error: unknown) => ({ error }),
      );
      if (ended) return;
      if ('error' in outcome && isPassing(outcome.error)) {
        failures += 1;
        again = setTimeout(send, pauseMs(failures));
        break;
      }
      failures = 0;
      events.shift();
      if ('receipt' in outcome) onCounted(outcome.receipt);
    }
    sending = false;
  }

  const sendNow = () => void send();
  const onVisibility = () => {
    if (document.visibilityState === 'visible') return sendNow();
    if (isGoing || !isActive()) return;
    clearTimeout(leaving);
    leaving = setTimeout(() => {
      events.push(newEventId());
      sendNow();
    }, graceMs);
  };
  const onPageHide = () => {
    isGoing = true; // some browsers hide the page before this event, some after it
    clearTimeout(leaving);
  };
  const onPageShow = () => {
    isGoing = false;
  };

  document.addEventListener('visibilitychange', onVisibility);
  window.addEventListener('pagehide', onPageHide);
  window.addEventListener('pageshow', onPageShow);
  window.addEventListener('online', sendNow);
  return () => {
    ended = true;
    clearTimeout(leaving);
    clearTimeout(again);
    document.removeEventListener('visibilitychange', onVisibility);
    window.removeEventListener('pagehide', onPageHide);
    window.removeEventListener('pageshow', onPageShow);
    window.removeEventListener('online', sendNow);
  };
}

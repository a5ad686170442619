import type { EventReceipt } from '#functions/contract/attempts.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { isPassing, pauseMs, withRetries } from '#web/lib/retry.ts';

/** A page that is being left is hidden, too. Only if it is still there after this time, it was the tab that was switched. */
const graceMs = 250;

interface Settings {
  isActive: () => boolean;
  record: (eventId: string) => Promise<EventReceipt>;
  /** Adds to an event that was recorded how long the person was away. */
  recordDuration: (eventId: string, awaySeconds: number) => Promise<unknown>;
  onCounted: (receipt: EventReceipt) => void;
}

interface TabSwitch {
  eventId: string;
  /** By the time of day: other clocks may stand still while nobody looks. */
  since: number;
  awaySeconds?: number;
  isRecorded?: boolean;
}

/**
 * Reports each time the person leaves the tab, once: an event that cannot be sent is sent again under its own id. A reload is no
 * tab switch; the server counts it as an entry. Returns what ends the watch.
 */
export function watchTabSwitches({ isActive, record, recordDuration, onCounted }: Settings): () => void {
  const events: TabSwitch[] = [];
  let current: TabSwitch | undefined;
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
    for (let event = events[0]; event && !ended; event = events[0]) {
      const outcome = await record(event.eventId).then(
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
      if (!('receipt' in outcome)) continue;
      event.isRecorded = true;
      tellDuration(event);
      onCounted(outcome.receipt);
    }
    sending = false;
  }

  /** For information only, so it holds nothing up and may be lost. */
  function tellDuration({ eventId, awaySeconds, isRecorded }: TabSwitch): void {
    if (!isRecorded || awaySeconds === undefined) return;
    withRetries(() => recordDuration(eventId, awaySeconds)).catch(() => undefined);
  }

  const sendNow = () => void send();
  const leave = (since: number) => {
    current = { eventId: newEventId(), since };
    events.push(current);
    if (document.visibilityState === 'visible') comeBack();
    else sendNow();
  };
  const comeBack = () => {
    if (current) {
      current.awaySeconds = Math.max(0, Math.round((Date.now() - current.since) / 1000));
      tellDuration(current);
      current = undefined;
    }
    sendNow();
  };
  const onVisibility = () => {
    if (document.visibilityState === 'visible') return comeBack();
    if (isGoing || !isActive()) return;
    const since = Date.now();
    clearTimeout(leaving);
    leaving = setTimeout(() => leave(since), graceMs);
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

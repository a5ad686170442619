import type { EventReceipt } from '#functions/contract/attempts.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { indexedDbSwitches, type KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';
import { isPassing, pauseMs, withRetries } from '#web/lib/retry.ts';
import { secondsSince } from '../clock/seconds-since.ts';

interface Settings {
  /** What all switches of this page have in common. */
  page: Pick<KeptSwitch, 'userId' | 'attemptId' | 'entryId'>;
  send: (kept: KeptSwitch) => Promise<EventReceipt>;
}

/** The server has spoken of one. */
interface Told {
  /** None if it has refused it. */
  receipt: EventReceipt | undefined;
  /** How many it has not heard of yet. */
  waiting: number;
  /** A later entry has taken the attempt over from this page. */
  isDisplaced: boolean;
}

type Listener = (told: Told) => void;

export interface SwitchQueue {
  /** The person has left the tab, at this time of day. */
  leave(since: number): void;
  comeBack(): void;
  /** Sends what this device has kept of the attempt, by whatever page. Throws if that is not possible now. */
  deliver(): Promise<void>;
  /** Begins to send. Returns what stops it; what is waiting stays on this device. */
  start(listener: Listener): () => void;
}

/** The tab switches of one page, kept on this device until the server has spoken, and sent in order under their own ids. */
export function switchQueue({ page, send }: Settings): SwitchQueue {
  const queue: KeptSwitch[] = [];
  let current: KeptSwitch | undefined;
  let failures = 0;
  let sending: Promise<void> | undefined;
  let again: ReturnType<typeof setTimeout> | undefined;
  let listener: Listener | undefined;

  async function sendAll(): Promise<void> {
    clearTimeout(again);
    for (let kept = queue[0]; kept && listener; kept = queue[0]) {
      const { eventId, entryId, awaySeconds } = kept;
      let receipt: EventReceipt | undefined;
      try {
        receipt = await send(kept);
      } catch (error) {
        if (isPassing(error)) {
          failures += 1;
          again = setTimeout(sendNow, pauseMs(failures));
          throw error;
        }
      }
      failures = 0;
      queue.shift();
      indexedDbSwitches.forget(eventId).catch(() => undefined); // at worst it is sent again, which the server bears
      if (receipt && kept.awaySeconds !== awaySeconds) tellDuration(kept);
      const isDisplaced = receipt?.isLive === false && entryId === page.entryId;
      listener?.({ receipt, waiting: queue.length, isDisplaced });
    }
  }

  const sendOnce = () => (sending ??= sendAll().finally(() => (sending = undefined)));
  const sendNow = () => void sendOnce().catch(() => undefined);
  // A browser that keeps nothing has them in this page alone.
  const keep = (kept: KeptSwitch) => void indexedDbSwitches.keep(kept).catch(() => undefined);
  /** For information only, so it holds nothing up and may be lost. */
  const tellDuration = (kept: KeptSwitch) => void withRetries(() => send(kept)).catch(() => undefined);

  return {
    leave(since) {
      current = { ...page, eventId: newEventId(), since };
      queue.push(current);
      keep(current);
      sendNow();
    },
    comeBack() {
      if (current) {
        current.awaySeconds = secondsSince(current.since);
        if (queue.includes(current)) keep(current);
        else tellDuration(current);
        current = undefined;
      }
      sendNow();
    },
    async deliver() {
      const all = await indexedDbSwitches.list(page.userId).catch(() => []);
      for (const kept of all)
        if (kept.attemptId === page.attemptId && !queue.some(({ eventId }) => eventId === kept.eventId))
          queue.push(kept);
      await sendOnce();
    },
    start(newListener) {
      listener = newListener;
      window.addEventListener('online', sendNow);
      sendNow();
      return () => {
        listener = undefined;
        clearTimeout(again);
        window.removeEventListener('online', sendNow);
      };
    },
  };
}

import { type EventReceipt, recordTabSwitch } from '#functions/contract/attempts.ts';
import { call, type CallOptions } from '#web/lib/api-client.ts';
import { newEventId } from '#web/lib/event-id.ts';
import { indexedDbSwitches, type KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';
import { isTransient, pauseMs, withRetries } from '#web/lib/retry.ts';
import { secondsSince } from '../clock/attempt-clock.ts';

interface Settings {
  /** The fields that all switches of this page share. */
  page: Pick<KeptSwitch, 'userId' | 'attemptId' | 'entryId'>;
  send: (kept: KeptSwitch) => Promise<EventReceipt>;
}

/** The server's answer to a switch. */
interface Told {
  /** Absent if it was refused. */
  receipt: EventReceipt | undefined;
  /** Number of unsent ones. */
  waiting: number;
  /** A later entry has taken the attempt over from this page. */
  isDisplaced: boolean;
}

type Listener = (told: Told) => void;

export interface SwitchQueue {
  /** The person left the tab at this time of day. */
  leave(since: number): void;
  comeBack(): void;
  /** Sends all stored switches of the attempt, from any page. Throws if that is not possible now. */
  deliver(): Promise<void>;
  /** Starts sending. Returns a function that stops it; unsent switches stay on this device. */
  start(listener: Listener): () => void;
}

/** The tab switches of one page, stored on this device until the server has answered, and sent in order under their own ids. */
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
        if (isTransient(error)) {
          failures += 1;
          again = setTimeout(sendNow, pauseMs(failures));
          throw error;
        }
      }
      failures = 0;
      queue.shift();
      indexedDbSwitches.forget(eventId).catch(() => undefined); // at worst it is sent again, which is idempotent
      if (receipt && kept.awaySeconds !== awaySeconds) tellDuration(kept);
      const isDisplaced = receipt?.isLive === false && entryId === page.entryId;
      listener?.({ receipt, waiting: queue.length, isDisplaced });
    }
  }

  const sendOnce = () => (sending ??= sendAll().finally(() => (sending = undefined)));
  const sendNow = () => void sendOnce().catch(() => undefined);
  // In a browser without storage only this page has them.
  const keep = (kept: KeptSwitch) => void indexedDbSwitches.keep(kept).catch(() => undefined);
  /** Informational only, so it delays nothing and may be lost. */
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
      const all = await indexedDbSwitches.list(page.userId);
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

/** Reports a tab switch, which may be a while ago. Repeated with the duration of the absence, it only adds that. */
export function sendSwitch(kept: KeptSwitch, options: CallOptions): Promise<EventReceipt> {
  const { userId, attemptId, eventId, entryId, since, awaySeconds } = kept;
  const body = { eventId, entryId, awaySeconds, secondsAgo: secondsSince(since) };
  return call(recordTabSwitch, { params: { attemptId }, body }, { ...options, userId });
}

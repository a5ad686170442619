import { NetworkFailure } from '#web/lib/api-client.ts';
import { codeOf } from '#web/lib/api-problem.ts';
import { type Answer, indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import {
  type AttemptSnapshot,
  type EnteredView,
  type EntryEvent,
  type UnheardEvent,
  viewFromSnapshot,
} from './attempt-snapshot.ts';
import { enterOnline } from './enter-online.ts';
import { orderEvents } from '../delivery/send-events.ts';
import { indexedDbSnapshots } from './snapshot-storage.ts';

export interface Entry extends Pick<AttemptSnapshot, 'userId' | 'quiz' | 'endedIn'> {
  /** Its id is the id of the entry. */
  event: EntryEvent;
  view: EnteredView;
  /** Answers of this attempt that the server has not acknowledged. */
  unsent: readonly Answer[];
  /** `performance.now()` at the time of the view. */
  ticks: number;
  /** Entries and tab switches that the server has not received, in order; the last one is this entry. Empty if it answered. */
  unheard: readonly UnheardEvent[];
  /** This entry, and earlier ones of this device that may still be the live one. */
  ownEntries: readonly string[];
  /** Number of answers that came after the end of the attempt, if it has ended. */
  lost?: number;
  /** Why the page had to enter again, for the person. */
  notice?: string | undefined;
}

export interface EntryRequest {
  userId: string;
  event: EntryEvent;
  /** The person has confirmed that this entry may close the attempt. */
  mayClose?: boolean | undefined;
}

/** Opens the attempt; without a network, the stored one. */
export async function enter(request: EntryRequest): Promise<Entry> {
  const { userId, event } = request;
  const snapshot = await indexedDbSnapshots.find(userId);
  try {
    return await enterOnline(request, snapshot);
  } catch (error) {
    // These refusals mean that there is no open attempt: the stored one was closed elsewhere.
    const isClosed = /^(coupon|consent)-required$/.test(codeOf(error) ?? '');
    if (isClosed) await indexedDbSnapshots.remove(userId).catch(() => undefined);
    // Read again: waiting answers may have been delivered meanwhile.
    const stored = await indexedDbSnapshots.find(userId);
    // Stored for a reload without a network, too, which then shows no question.
    if (codeOf(error) === 'would-close' && stored)
      await indexedDbSnapshots.save({ ...stored, remaining: 1 }).catch(() => undefined);
    if (!(error instanceof NetworkFailure) || !stored) throw error;
    const { quiz, endedIn, ownEntries: earlier = [] } = stored;
    const entries = [...stored.entries.filter(({ eventId }) => eventId !== event.eventId), event];
    const ownEntries = [...earlier, event.eventId];
    await indexedDbSnapshots.save({ ...stored, entries, ownEntries }).catch(() => undefined);
    const unsent = await indexedDbOutbox.list(stored.attemptId);
    const kept = await indexedDbSwitches.list(userId);
    const unheard = orderEvents(
      entries,
      kept.filter(({ attemptId }) => attemptId === stored.attemptId),
    );
    const view = viewFromSnapshot(stored, Date.now());
    return { userId, event, quiz, view, unsent, ticks: performance.now(), unheard, ownEntries, endedIn };
  }
}

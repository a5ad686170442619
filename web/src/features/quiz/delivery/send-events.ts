import { type AttemptView, enterQuiz } from '#functions/contract/attempts.ts';
import { call } from '#web/lib/api-client.ts';
import { indexedDbSwitches, type KeptSwitch } from '#web/lib/outbox/outbox-switches.ts';
import { mayRetryAnswer } from '#web/lib/retry.ts';
import { type EntryEvent, isEntry, type UnheardEvent } from '../entry/attempt-snapshot.ts';
import { type RetryPolicy, retryWith } from './retry-policy.ts';
import { sendSwitch } from './switch-queue.ts';

interface Request {
  userId: string;
  quizId: number;
  /** The attempt that is open at the server. */
  attemptId: string | undefined;
  /** In order; the last one is an entry. */
  events: readonly UnheardEvent[];
  policy: RetryPolicy;
  /** The person has confirmed that they may close the attempt. */
  mayClose?: boolean | undefined;
}

/**
 * Sends entries and tab switches, and returns the attempt after the last one, or after the entry that closed it. `undefined`: a tab
 * switch has closed it.
 */
export async function sendEvents(request: Request): Promise<AttemptView | undefined> {
  const { userId, quizId, attemptId, events, policy, mayClose } = request;
  let view: AttemptView | undefined;
  for (const event of events) {
    if (isEntry(event)) {
      const body = { ...event, mayClose };
      view = await retryWith(policy, () => call(enterQuiz, { params: { quizId }, body }, { ...policy, userId }));
      if (view.status === 'completed') return view;
    } else if ((await hasClosed(event, policy)) && event.attemptId === attemptId) return undefined;
  }
  return view;
}

/** A transient failure stops the following entries, which would arrive too early. */
async function hasClosed(kept: KeptSwitch, policy: RetryPolicy): Promise<boolean> {
  const receipt = await retryWith(policy, () => sendSwitch(kept, policy)).catch((error: unknown) => {
    if (mayRetryAnswer(error)) throw error;
    return undefined;
  });
  await indexedDbSwitches.forget(kept.eventId).catch(() => undefined); // at worst it is sent again, which is idempotent
  return receipt?.status === 'completed';
}

/** Each switch follows the entry in which it happened; those of an entry that the server has received come first. */
export function orderEvents(entries: readonly EntryEvent[], switches: readonly KeptSwitch[]): UnheardEvent[] {
  const known = switches.filter(({ entryId }) => entries.every(({ eventId }) => eventId !== entryId));
  return [
    ...known,
    ...entries.flatMap((entry) => [entry, ...switches.filter(({ entryId }) => entryId === entry.eventId)]),
  ];
}

import type { AnswerReceipt } from '#functions/contract/attempts.ts';
import type { Answer } from '#web/lib/outbox/outbox-storage.ts';
import { withReceipt } from './attempt-snapshot.ts';
import { indexedDbSnapshots } from './snapshot-storage.ts';

interface Delivered {
  userId: string;
  attemptId: string;
  answer: Answer;
  /** Absent if another tab or device had answered the question before. */
  receipt?: AnswerReceipt | undefined;
}

/**
 * Stores what the server said of an answer, so that a later entry without a network does not ask its question again. Before the clock,
 * a question that was answered elsewhere means that the attempt goes on elsewhere, too: only the server knows its state, and the stored
 * one is removed.
 */
export async function noteReceipt({ userId, attemptId, answer, receipt }: Delivered): Promise<void> {
  const stored = await indexedDbSnapshots.find(userId);
  if (stored?.attemptId !== attemptId) return;
  const work = receipt
    ? indexedDbSnapshots.save(withReceipt(stored, answer, receipt))
    : stored.deadline === undefined && indexedDbSnapshots.remove(userId);
  await Promise.resolve(work).catch(() => undefined); // then it only works with a network
}

import { deleteRow, readRows } from '#web/lib/outbox/outbox-database.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import { discardUnsentAnswers } from '#web/lib/outbox/unsent-answers.ts';

interface Person {
  userId: string;
  attemptIds: readonly string[];
}

/** Deletes what this browser has stored of a person's attempts after an erasure. Another person's data stays. */
export async function forgetOnDevice({ userId, attemptIds }: Person): Promise<void> {
  const remembered = await takeSnapshot(userId);
  for (const attemptId of new Set([...attemptIds, ...(remembered ? [remembered] : [])])) {
    // A browser without storage has nothing to delete.
    await forgetAnswers(attemptId).catch(() => undefined);
  }
  await discardUnsentAnswers(userId);
  await forgetSwitches(userId).catch(() => undefined);
}

/** Removes the attempt that the quiz page would resume. @returns its id */
async function takeSnapshot(userId: string): Promise<string | undefined> {
  const papers = await readRows<{ userId: string; attemptId: string }>('attempts');
  await deleteRow('attempts', userId).catch(() => undefined);
  return papers.find((paper) => paper.userId === userId)?.attemptId;
}

async function forgetSwitches(userId: string): Promise<void> {
  for (const { eventId } of await indexedDbSwitches.list(userId)) await indexedDbSwitches.forget(eventId);
}

async function forgetAnswers(attemptId: string): Promise<void> {
  const answers = await indexedDbOutbox.list(attemptId);
  for (const { questionId } of answers) await indexedDbOutbox.remove(attemptId, questionId);
}

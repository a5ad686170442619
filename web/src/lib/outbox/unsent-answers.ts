import { deleteRow, readRows } from './outbox-database.ts';
import type { AnswerRow } from './outbox-storage.ts';

/** Counts a person's unsent answers on this device. */
export async function countUnsentAnswers(userId: string): Promise<number> {
  return (await rowsOf(userId)).length;
}

/** Discards a person's unsent answers. Cannot be undone. */
export async function discardUnsentAnswers(userId: string): Promise<void> {
  const rows = await rowsOf(userId);
  await Promise.allSettled(rows.map(({ attemptId, questionId }) => deleteRow('answers', [attemptId, questionId])));
}

async function rowsOf(userId: string): Promise<AnswerRow[]> {
  return (await readRows<AnswerRow>('answers')).filter(({ owner }) => owner === userId);
}

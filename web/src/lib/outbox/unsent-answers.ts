import { inStore } from './outbox-database.ts';
import type { AnswerRow } from './outbox-storage.ts';

/** Counts a person's unsent answers on this device. */
export async function countUnsentAnswers(userId: string): Promise<number> {
  return (await rowsOf(userId)).length;
}

/** Discards a person's unsent answers. Cannot be undone. */
export async function discardUnsentAnswers(userId: string): Promise<void> {
  for (const { attemptId, questionId } of await rowsOf(userId))
    await inStore('answers', 'readwrite', (store) => store.delete([attemptId, questionId]));
}

async function rowsOf(userId: string): Promise<AnswerRow[]> {
  const rows = await inStore<AnswerRow[]>('answers', 'readonly', (store) => store.getAll());
  return rows.filter(({ owner }) => owner === userId);
}

import { inStore } from './outbox-database.ts';
import type { AnswerRow } from './outbox-indexed-db.ts';

/** How many answers of a person wait on this device for the server. */
export async function countUnsentAnswers(userId: string): Promise<number> {
  return (await rowsOf(userId)).length;
}

/** Gives up a person's answers that the server has not received. Cannot be undone. */
export async function discardUnsentAnswers(userId: string): Promise<void> {
  for (const { attemptId, questionId } of await rowsOf(userId))
    await inStore('answers', 'readwrite', (store) => store.delete([attemptId, questionId]));
}

async function rowsOf(userId: string): Promise<AnswerRow[]> {
  const rows = await inStore<AnswerRow[]>('answers', 'readonly', (store) => store.getAll());
  return rows.filter(({ owner }) => owner === userId);
}

import { inStore } from './outbox-database.ts';
import { indexedDbOutbox } from './outbox-storage.ts';

/** The fields of the quiz page's snapshots that are used here. */
interface Remembered {
  userId: string;
  attemptId: string;
  /** Entries that the server has not received. */
  entries: readonly unknown[];
}

/** Deletes the snapshots of attempts that the server has completely, because others may use the device. Unsent data stays. */
export async function forgetDelivered(): Promise<void> {
  try {
    const attempts = await inStore<Remembered[]>('attempts', 'readonly', (store) => store.getAll());
    for (const { userId, attemptId, entries } of attempts) {
      if (entries.length > 0 || (await indexedDbOutbox.list(attemptId)).length > 0) continue;
      await inStore('attempts', 'readwrite', (store) => store.delete(userId));
    }
  } catch {
    // a browser without storage has nothing to delete
  }
}

import { inStore } from './outbox-database.ts';
import { indexedDbOutbox } from './outbox-indexed-db.ts';

/** What is read here of the snapshots that the quiz page keeps. */
interface Remembered {
  userId: string;
  attemptId: string;
  /** Entries that the server has not heard of. */
  entries: readonly unknown[];
}

/** Forgets the attempts of which the server has everything: the device may be anyone's. What has not reached it stays. */
export async function forgetDelivered(): Promise<void> {
  try {
    const attempts = await inStore<Remembered[]>('attempts', 'readonly', (store) => store.getAll());
    for (const { userId, attemptId, entries } of attempts) {
      if (entries.length > 0 || (await indexedDbOutbox.list(attemptId)).length > 0) continue;
      await inStore('attempts', 'readwrite', (store) => store.delete(userId));
    }
  } catch {
    // a browser that keeps nothing has nothing to forget
  }
}

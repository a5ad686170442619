import type { Remembered } from './attempt-on-device.ts';
import { deleteRow, readRows } from './outbox-database.ts';
import { indexedDbOutbox } from './outbox-storage.ts';

/** Deletes the snapshots of attempts that the server has completely, because others may use the device. Unsent data stays. */
export async function forgetDelivered(): Promise<void> {
  for (const { userId, attemptId, entries } of await readRows<Remembered>('attempts')) {
    if (entries.length > 0 || (await indexedDbOutbox.list(attemptId)).length > 0) continue;
    await deleteRow('attempts', userId).catch(() => undefined); // a browser without storage has nothing to delete
  }
}

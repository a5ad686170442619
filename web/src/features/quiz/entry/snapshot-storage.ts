import { deleteRow, putRow, readRows } from '#web/lib/outbox/outbox-database.ts';
import type { AttemptSnapshot } from './attempt-snapshot.ts';

/** Stores one snapshot for the current person. Writing may fail, because a browser may forbid storage. */
export interface SnapshotStorage {
  /** Deletes another person's snapshot on this device. */
  find(userId: string): Promise<AttemptSnapshot | undefined>;
  save(snapshot: AttemptSnapshot): Promise<void>;
  remove(userId: string): Promise<void>;
}

export const indexedDbSnapshots: SnapshotStorage = {
  async find(userId) {
    const snapshots = await readRows<AttemptSnapshot>('attempts');
    const others = snapshots.filter((snapshot) => snapshot.userId !== userId);
    await Promise.allSettled(others.map((other) => indexedDbSnapshots.remove(other.userId)));
    return snapshots.find((snapshot) => snapshot.userId === userId);
  },
  async save(snapshot) {
    await putRow('attempts', snapshot);
  },
  async remove(userId) {
    await deleteRow('attempts', userId);
  },
};

import { inStore } from '#web/lib/outbox/outbox-database.ts';
import type { AttemptSnapshot } from './attempt-snapshot.ts';

/** Keeps one snapshot for the person who is here. Any of these may fail: a browser need not let a site keep things. */
export interface SnapshotStorage {
  /** Forgets what another person has left on this device. */
  find(userId: string): Promise<AttemptSnapshot | undefined>;
  save(snapshot: AttemptSnapshot): Promise<void>;
  remove(userId: string): Promise<void>;
}

export const indexedDbSnapshots: SnapshotStorage = {
  async find(userId) {
    const snapshots = await inStore<AttemptSnapshot[]>('attempts', 'readonly', (store) => store.getAll());
    const others = snapshots.filter((snapshot) => snapshot.userId !== userId);
    await Promise.all(others.map((other) => indexedDbSnapshots.remove(other.userId)));
    return snapshots.find((snapshot) => snapshot.userId === userId);
  },
  async save(snapshot) {
    await inStore('attempts', 'readwrite', (store) => store.put(snapshot));
  },
  async remove(userId) {
    await inStore('attempts', 'readwrite', (store) => store.delete(userId));
  },
};

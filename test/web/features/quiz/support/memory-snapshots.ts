import type { AttemptSnapshot } from '#web/features/quiz/entry/attempt-snapshot.ts';
import type { SnapshotStorage } from '#web/features/quiz/entry/snapshot-storage.ts';

/** What IndexedDB does, without a browser. */
export function memorySnapshots(): SnapshotStorage {
  const rows = new Map<string, AttemptSnapshot>();
  return {
    async find(userId) {
      for (const id of rows.keys()) if (id !== userId) rows.delete(id);
      return structuredClone(rows.get(userId));
    },
    save: async (snapshot) => void rows.set(snapshot.userId, structuredClone(snapshot)),
    remove: async (userId) => void rows.delete(userId),
  };
}

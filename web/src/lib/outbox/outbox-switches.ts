import { inStore } from './outbox-database.ts';

/** A tab switch that the server has not received. */
export interface KeptSwitch {
  /** Made here, and kept for retries. */
  eventId: string;
  userId: string;
  attemptId: string;
  /** The entry of the page that was left. */
  entryId: string;
  /** Time of day, because other clocks may pause while the page is hidden. */
  since: number;
  /** Absent until the person is back. */
  awaySeconds?: number;
}

/** Stores tab switches until the server has answered. They survive a logout. Every call may fail, because a browser may forbid storage. */
export interface SwitchStorage {
  /** A person's switches, in order. */
  list(userId: string): Promise<KeptSwitch[]>;
  keep(kept: KeptSwitch): Promise<void>;
  forget(eventId: string): Promise<void>;
}

export const indexedDbSwitches: SwitchStorage = {
  async list(userId) {
    const rows = await inStore<KeptSwitch[]>('switches', 'readonly', (store) => store.getAll());
    return rows.filter((row) => row.userId === userId).sort((a, b) => a.since - b.since);
  },
  async keep(kept) {
    await inStore('switches', 'readwrite', (store) => store.put(kept));
  },
  async forget(eventId) {
    await inStore('switches', 'readwrite', (store) => store.delete(eventId));
  },
};

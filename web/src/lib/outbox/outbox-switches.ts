import { inStore } from './outbox-database.ts';

/** A tab switch of which the server has not heard. */
export interface KeptSwitch {
  /** Made here, and the same whenever it is sent again. */
  eventId: string;
  userId: string;
  attemptId: string;
  /** The entry of the page that was left. */
  entryId: string;
  /** By the time of day: other clocks may stand still while nobody looks. */
  since: number;
  /** Absent until the person is back. */
  awaySeconds?: number;
}

/** Keeps tab switches until the server has spoken. They stay over a logout. Any of these may fail: a browser need not let a site keep things. */
export interface SwitchStorage {
  /** Those of a person, in order. */
  list(userId: string): Promise<KeptSwitch[]>;
  keep(kept: KeptSwitch): Promise<void>;
  forget(eventId: string): Promise<void>;
}

export const indexedDbSwitches: SwitchStorage = {
  async list(userId) {
    const rows = await inStore<KeptSwitch[]>('switches', 'readonly', (store) => store.getAll());
    return rows.filter((row) => row.userId === userId).toSorted((a, b) => a.since - b.since);
  },
  async keep(kept) {
    await inStore('switches', 'readwrite', (store) => store.put(kept));
  },
  async forget(eventId) {
    await inStore('switches', 'readwrite', (store) => store.delete(eventId));
  },
};

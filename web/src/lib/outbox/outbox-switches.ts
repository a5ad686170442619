import { deleteRow, putRow, readRows } from './outbox-database.ts';

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

/** Stores tab switches until the server has answered. They survive a logout. Writing may fail, because a browser may forbid storage. */
export interface SwitchStorage {
  /** A person's switches, in order. */
  list(userId: string): Promise<KeptSwitch[]>;
  keep(kept: KeptSwitch): Promise<void>;
  forget(eventId: string): Promise<void>;
}

export const indexedDbSwitches: SwitchStorage = {
  async list(userId) {
    const rows = await readRows<KeptSwitch>('switches');
    return rows.filter((row) => row.userId === userId).sort((a, b) => a.since - b.since);
  },
  async keep(kept) {
    await putRow('switches', kept);
  },
  async forget(eventId) {
    await deleteRow('switches', eventId);
  },
};

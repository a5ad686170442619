import type * as database from '#web/lib/outbox/outbox-database.ts';

type Row = Record<string, unknown>;
const keys: Record<string, string[]> = {
  answers: ['attemptId', 'questionId'],
  switches: ['eventId'],
  attempts: ['userId'],
};
const idOf = (name: string, row: Row) => String(keys[name]?.map((part) => row[part]));

/** What a browser has stored. `isBroken`: it refuses to store more or less. */
export const device = { stores: {} as Record<string, Row[]>, isBroken: false };

/* What outbox-database.ts exports, in memory instead of IndexedDB. */

export const readRows = (async (name) => structuredClone(device.stores[name] ?? [])) as typeof database.readRows;

export const putRow: typeof database.putRow = async (name, row) => {
  change(name, idOf(name, row as Row), [structuredClone(row as Row)]);
};

export const deleteRow: typeof database.deleteRow = async (name, key) => change(name, String(key), []);

export const isOnlyInPage: typeof database.isOnlyInPage = async () => device.isBroken;

function change(name: string, id: string, rows: Row[]): void {
  if (device.isBroken) throw new Error('The browser refuses its database');
  device.stores[name] = [...(device.stores[name] ?? []).filter((row) => idOf(name, row) !== id), ...rows];
}

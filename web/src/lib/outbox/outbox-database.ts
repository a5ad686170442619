import { resultWithin } from '#web/lib/result-within.ts';

const databaseName = 'truein-outbox';
const version = 3;
/** Some browsers never answer. The page waits this long for all its requests together, and again only after an answer. */
const patienceMs = 2_000;
/** A request to open the database that has no answer by then is repeated by the next reader or writer. */
const reopenMs = 30_000;

/** `answers` and tab `switches`: those that the server has not received. `attempts`: snapshots for working without a network. */
const keyPaths = { answers: ['attemptId', 'questionId'], switches: 'eventId', attempts: 'userId' };
type StoreName = keyof typeof keyPaths;
type Work = (store: IDBObjectStore) => IDBRequest | undefined;

/** A row, or the key of a deleted one. */
type Known = ({ row: object } | { row?: undefined; key: IDBValidKey }) & { isStored: boolean };

/** What this page has read or written, for a browser that does not store it now, or has deleted its database since. */
const known: Record<StoreName, Map<string, Known>> = { answers: new Map(), switches: new Map(), attempts: new Map() };
let opening: Promise<IDBDatabase> | undefined;
/** By `performance.now()`; absent after each answer of the browser. */
let waitsUntil: number | undefined;

/** All rows of a store. Those that this page knows, if the browser does not answer or refuses: it never fails. */
export async function readRows<T extends object>(name: StoreName): Promise<T[]> {
  const stored = await inTime(run<object[]>(name, 'readonly', (store) => store.getAll()));
  const rows = known[name];
  for (const [id, { isStored }] of rows) if (stored && isStored) rows.delete(id);
  for (const row of stored ?? []) if (!rows.has(idOf(name, row))) rows.set(idOf(name, row), { row, isStored: true });
  return [...rows.values()].flatMap(({ row }) => (row ? [row as T] : []));
}

/** Fails if the browser does not store it; then it is stored as soon as the database opens again. */
export function putRow(name: StoreName, row: object): Promise<void> {
  return write(name, idOf(name, row), { row, isStored: false });
}

export function deleteRow(name: StoreName, key: IDBValidKey): Promise<void> {
  return write(name, String(key), { key, isStored: false });
}

/** Whether the browser does not store some of a store's rows, even now, so they are lost with this page. */
export async function isOnlyInPage(name: StoreName): Promise<boolean> {
  const unstored = [...known[name]].filter(([, { isStored }]) => !isStored);
  await Promise.all(unstored.map(([id]) => inTime(store(name, id))));
  return [...known[name].values()].some(({ row, isStored }) => row && !isStored);
}

const idOf = (name: StoreName, row: object) =>
  String([keyPaths[name]].flat().map((part) => (row as Record<string, unknown>)[part]));

async function write(name: StoreName, id: string, next: Known): Promise<void> {
  known[name].set(id, next);
  if (!(await inTime(store(name, id)))) throw new Error('The browser does not store it');
}

/** Stores the state of a row at that time. */
async function store(name: StoreName, id: string, mayReopen = true): Promise<true> {
  let next: Known | undefined;
  const work: Work = (rows) => {
    next = known[name].get(id);
    return next && (next.row ? rows.put(next.row) : rows.delete(next.key));
  };
  await run(name, 'readwrite', work, mayReopen);
  if (next) next.isStored = true;
  return true;
}

/** `undefined` if it fails, or if the browser does not answer in time. */
function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  waitsUntil ??= performance.now() + patienceMs;
  const answer = work.finally(() => (waitsUntil = undefined));
  return resultWithin(waitsUntil - performance.now(), answer);
}

/** Runs one request in its own transaction. */
async function run<T>(name: StoreName, mode: IDBTransactionMode, work: Work, mayReopen = true): Promise<T> {
  const connection = (opening ??= open());
  const database = await connection;
  try {
    return await new Promise<T>((resolve, reject) => {
      // `strict`, so that data that is shown as stored survives a power cut.
      const transaction = database.transaction(name, mode, mode === 'readwrite' ? { durability: 'strict' } : {});
      const request = work(transaction.objectStore(name));
      transaction.oncomplete = () => resolve(request?.result as T);
      transaction.onabort = () => reject(transaction.error ?? new Error('The browser gave up keeping something'));
    });
  } catch (error) {
    if (!mayReopen) throw error;
    // Safari closes the database of a page in the background, and tells only who uses it next.
    database.close();
    if (opening === connection) opening = undefined;
    return run(name, mode, work, false);
  }
}

function open(): Promise<IDBDatabase> {
  let isNew = false;
  const connection = new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open(databaseName, version);
    request.onupgradeneeded = ({ oldVersion }) => {
      isNew = oldVersion === 0;
      for (const [name, keyPath] of Object.entries(keyPaths))
        if (!request.result.objectStoreNames.contains(name)) request.result.createObjectStore(name, { keyPath });
    };
    request.onerror = () => reject(request.error ?? new Error('The browser refuses its database'));
    request.onsuccess = () => resolve(request.result);
  });
  const forget = () => {
    if (opening === connection) opening = undefined;
  };
  const overdue = setTimeout(forget, reopenMs);
  const use = (database: IDBDatabase) => {
    database.onversionchange = database.onclose = () => {
      forget();
      database.close();
    };
    storeAgain(isNew);
  };
  connection.then(use, forget).finally(() => clearTimeout(overdue));
  return connection;
}

/** Stores what is not stored; in a new database that is everything, because the browser has deleted the one before. */
function storeAgain(isNew: boolean): void {
  for (const name of Object.keys(known) as StoreName[])
    for (const [id, row] of known[name]) {
      row.isStored &&= !isNew;
      if (!row.isStored) store(name, id, false).catch(() => undefined); // the next opening tries again
    }
}

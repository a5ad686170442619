import { vi } from 'vitest';

type Key = string | readonly string[];
type Row = Record<string, unknown>;
type Handlers = Partial<
  Record<'onclose' | 'oncomplete' | 'onerror' | 'onsuccess' | 'onupgradeneeded', ((event?: object) => void) | null>
>;

/** What a browser has stored for the site. */
export interface StoredDevice {
  /** The version of its database; 0: there is none. */
  version: number;
  stores: Record<string, { keyPath: Key; rows: Row[] }>;
  local: Record<string, string>;
  session: Record<string, string>;
}

/** Runs this with a browser's storage of these contents, which it changes. The methods are those that the site uses. */
export async function onDevice<T>(device: StoredDevice, work: () => Promise<T>): Promise<T> {
  const database: Handlers = {
    ...{ objectStoreNames: { contains: (name: string) => name in device.stores }, close: () => undefined },
    createObjectStore: (name: string, { keyPath }: { keyPath: Key }) => {
      device.stores[name] = { keyPath, rows: [] };
    },
    transaction(name: string) {
      const transaction: Handlers = { objectStore: () => storeOf(device, name) } as Handlers;
      setImmediate(() => transaction.oncomplete?.());
      return transaction;
    },
  } as Handlers;
  vi.stubGlobal('indexedDB', {
    open(_name: string, version: number) {
      const error = new Error(`The site wants version ${version} of the database, the device has ${device.version}.`);
      const request: Handlers = { result: database, error } as Handlers;
      setImmediate(() => {
        if (version < device.version) return request.onerror?.();
        if (version > device.version) request.onupgradeneeded?.({ oldVersion: device.version });
        device.version = version;
        request.onsuccess?.();
      });
      return request;
    },
  });
  vi.stubGlobal('IDBKeyRange', { bound: ([first]: string[]) => first });
  // An earlier version of the site read the storages without `window`.
  const storages = { localStorage: fakeStorage(device.local), sessionStorage: fakeStorage(device.session) };
  for (const [name, storage] of Object.entries(storages)) vi.stubGlobal(name, storage);
  vi.stubGlobal('window', {
    ...storages,
    location: new URL('https://truein.example/quiz?from=selection#top'),
    history: { state: { usr: { cameFromSelection: true } } },
    removeEventListener: () => undefined,
  });
  try {
    return await work();
  } finally {
    // The site opens the database again the next time.
    database.onclose?.();
    vi.unstubAllGlobals();
  }
}

const fakeStorage = (texts: Record<string, string>) => ({
  getItem: (name: string) => texts[name] ?? null,
  setItem: (name: string, text: string) => void (texts[name] = text),
});

function storeOf({ stores }: StoredDevice, name: string) {
  const store = stores[name];
  if (!store) throw new Error(`The device has no store ${name}.`);
  const keyOf = (row: Row) => [store.keyPath].flat().map((part) => row[part]);
  const has = (row: Row, key: unknown) => String(keyOf(row)) === String(key);
  return {
    put: (row: Row) => {
      store.rows = [...store.rows.filter((other) => !has(other, keyOf(row))), structuredClone(row)];
      return {};
    },
    get: (key: Key) => ({ result: structuredClone(store.rows.find((row) => has(row, key))) }),
    /** `first`: the first part of the keys. */
    getAll: (first?: string) => ({
      result: structuredClone(store.rows.filter((row) => first === undefined || keyOf(row)[0] === first)),
    }),
  };
}

import { vi } from 'vitest';

type Key = string | readonly string[];
type Row = Record<string, unknown>;

interface Store {
  keyPath: Key;
  rows: Row[];
}

/** What a browser has stored for the site. */
export interface StoredDevice {
  /** The version of its database; 0: there is none. */
  version: number;
  stores: Record<string, Store>;
  local: Record<string, string>;
  session: Record<string, string>;
}

export const emptyDevice = (): StoredDevice => ({ version: 0, stores: {}, local: {}, session: {} });

/** Gives this process a browser's storage with these contents, which it changes. @returns what closes the connections to it */
export function provideDevice(device: StoredDevice): () => void {
  const open: object[] = [];
  vi.stubGlobal('indexedDB', fakeIndexedDb(device, open));
  vi.stubGlobal('IDBKeyRange', { bound: (lower: string[]) => lower });
  vi.stubGlobal('localStorage', fakeStorage(device.local));
  vi.stubGlobal('sessionStorage', fakeStorage(device.session));
  vi.stubGlobal('window', {
    location: new URL('https://truein.example/quiz?from=selection#top'),
    history: { state: { usr: { cameFromSelection: true } } },
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  });
  return () => {
    for (const connection of open) call(connection, 'onclose');
    vi.unstubAllGlobals();
  };
}

/** Names are properties of it, as in a browser. */
function fakeStorage(texts: Record<string, string>): object {
  const methods = {
    getItem: (name: string) => texts[name] ?? null,
    setItem: (name: string, text: string) => void (texts[name] = text),
    removeItem: (name: string) => void Reflect.deleteProperty(texts, name),
  };
  return new Proxy(texts, { get: (of, name): unknown => Reflect.get(name in methods ? methods : of, name) });
}

function fakeIndexedDb(device: StoredDevice, open: object[]) {
  const database = {
    objectStoreNames: { contains: (name: string) => name in device.stores },
    createObjectStore: (name: string, { keyPath }: { keyPath: Key }) =>
      void (device.stores[name] = { keyPath, rows: [] }),
    transaction: (name: string) => later({ objectStore: () => storeOf(device.stores[name], name) }, 'oncomplete'),
    close: () => undefined,
  };
  open.push(database);
  return {
    open(_name: string, version: number) {
      const isTooOld = version < device.version;
      const error = new Error(`It asks for version ${version} of the database, and the device has ${device.version}.`);
      const request = { result: database, error: isTooOld ? error : null };
      return later(request, isTooOld ? 'onerror' : 'onsuccess', () => {
        if (version > device.version) call(request, 'onupgradeneeded');
        if (!isTooOld) device.version = version;
      });
    },
  };
}

function storeOf(store: Store | undefined, name: string) {
  if (!store) throw new Error(`The device has no store ${name}.`);
  const keyOf = (row: Row) => JSON.stringify([store.keyPath].flat().map((part) => row[part]));
  const textOf = (key: Key) => JSON.stringify([key].flat());
  const copies = (rows: Row[]) => ({ result: rows.map((row) => structuredClone(row)) });
  return {
    put(row: Row) {
      store.rows = [...store.rows.filter((other) => keyOf(other) !== keyOf(row)), structuredClone(row)];
      return {};
    },
    get: (key: Key) => ({ result: copies(store.rows).result.find((row) => keyOf(row) === textOf(key)) }),
    /** `range`: the first part of the keys. */
    getAll: (range?: string[]) =>
      copies(store.rows.filter((row) => !range || keyOf(row).startsWith(JSON.stringify(range).slice(0, -1)))),
    delete(key: Key) {
      store.rows = store.rows.filter((row) => keyOf(row) !== textOf(key));
      return {};
    },
  };
}

/** Calls the handler of a request or transaction once the code that made it has set it. */
function later<T extends object>(of: T, handler: string, before: () => void = () => undefined): T {
  setImmediate(() => {
    before();
    call(of, handler);
  });
  return of;
}

function call(of: object, handler: string): void {
  const known: unknown = Reflect.get(of, handler);
  if (typeof known === 'function') Reflect.apply(known, of, []);
}

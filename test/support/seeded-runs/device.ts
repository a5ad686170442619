import { AsyncLocalStorage } from 'node:async_hooks';

type Row = Record<string, unknown>;
type Send = (path: string, init: RequestInit) => Promise<Response>;

/** A browser on one device, as far as the quiz's code without a screen needs one. What is stored stays over every reload. */
export interface Device {
  name: string;
  stores: Map<string, Map<string, Row>>;
  /** The network is there again from this time on. */
  offlineUntil: number;
  /** Each chosen option by question, and what its page was told. */
  chosen: Map<string, Choice>;
  /** Questions that were asked again, although their answer was not refused. */
  askedAgain: string[];
  window: object;
  send: Send;
}

export interface Choice {
  optionId: string;
  /** `told`: refused, or given too late for an attempt that has been closed. */
  fate: 'waiting' | 'saved' | 'answered before' | 'told';
}

const here = new AsyncLocalStorage<Device>();
const realFetch = globalThis.fetch;

export function makeDevice(name: string, token: string, send: Send): Device {
  return { name, stores: new Map(), offlineUntil: 0, chosen: new Map(), askedAgain: [], window: windowOf(token), send };
}

export function onDevice<T>(device: Device, run: () => Promise<T>): Promise<T> {
  return here.run(device, run);
}

const keyOf: Record<string, (row: Row) => unknown> = {
  answers: ({ attemptId, questionId }) => [attemptId, questionId],
  switches: ({ eventId }) => eventId,
  attempts: ({ userId }) => userId,
};

/** What outbox-database.ts does with IndexedDB, with what is stored on the device. */
export const deviceDatabase = {
  readRows: async (name: string) => structuredClone([...(await storeOf(name)).values()]),
  putRow: async (name: string, row: Row) =>
    void (await storeOf(name)).set(JSON.stringify(keyOf[name]?.(row)), structuredClone(row)),
  deleteRow: async (name: string, key: unknown) => void (await storeOf(name)).delete(JSON.stringify(key)),
  isOnlyInPage: async () => false,
};

async function storeOf(name: string): Promise<Map<string, Row>> {
  const device = here.getStore();
  if (!device) throw new Error('There is no device here.');
  const rows = device.stores.get(name) ?? new Map<string, Row>();
  device.stores.set(name, rows);
  return rows;
}

/** Gives this process what the site's code takes from a browser. @returns what takes it away again */
export function provideBrowser(): () => void {
  Object.defineProperty(globalThis, 'window', { configurable: true, get: () => here.getStore()?.window });
  globalThis.fetch = (input, init = {}) => {
    const device = here.getStore();
    return device && typeof input === 'string'
      ? abortable(device.send(input, init), init.signal)
      : realFetch(input, init);
  };
  return () => {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, 'window');
  };
}

function abortable<T>(work: Promise<T>, signal: AbortSignal | null | undefined): Promise<T> {
  work.catch(() => undefined);
  return new Promise((resolve, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
    work.then(resolve, reject);
  });
}

function windowOf(token: string): object {
  const storage = Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
  }) as Record<string, string>;
  storage['CognitoIdentityServiceProvider.local.person.idToken'] = token;
  return Object.assign(new EventTarget(), { localStorage: storage, location: new URL('https://truein.example') });
}

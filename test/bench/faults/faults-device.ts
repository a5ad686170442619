import { AsyncLocalStorage } from 'node:async_hooks';
import { faultCookie } from '#infra/local/faults/fault-proxy.ts';
import { memoryOutbox } from '#test/web/lib/memory-outbox.ts';
import type { OutboxStorage } from '#web/lib/outbox/outbox-storage.ts';

/** A person's browser, as far as the code that keeps and sends answers needs one. */
export interface Device {
  origin: string;
  /** Whose faults its requests meet. */
  scope: string;
  token: string;
}

/** A browser waits 15 s for an answer; a bench has no time to. */
const patienceMs = 1_500;

const here = new AsyncLocalStorage<{ device: Device; window: object; storage: OutboxStorage }>();
const realFetch = globalThis.fetch;

/** Runs the site's own code on a device. Each run has its own, however many there are at once. */
export function onDevice<T>(device: Device, run: () => Promise<T>): Promise<T> {
  return here.run({ device, window: windowOf(device), storage: memoryOutbox() }, run);
}

/** What the device on which it is asked keeps, over every reload. */
export const deviceOutbox: OutboxStorage = {
  add: (...row) => storage().add(...row),
  remove: (...row) => storage().remove(...row),
  list: (attemptId) => storage().list(attemptId),
  listAttempts: () => storage().listAttempts(),
};

function storage(): OutboxStorage {
  const store = here.getStore();
  if (!store) throw new Error('This runs on no device.');
  return store.storage;
}

/** Gives this process what the site's code takes from a browser. @returns what takes it away again */
export function provideBrowser(): () => void {
  Object.defineProperty(globalThis, 'window', { configurable: true, get: () => here.getStore()?.window });
  globalThis.fetch = (input, init = {}) => {
    const device = here.getStore()?.device;
    if (!device || typeof input !== 'string' || !input.startsWith('/')) return realFetch(input, init);
    const headers = { ...(init.headers as Record<string, string>), cookie: `${faultCookie}=${device.scope}` };
    const signal = AbortSignal.any([AbortSignal.timeout(patienceMs), ...(init.signal ? [init.signal] : [])]);
    return realFetch(`${device.origin}${input}`, { ...init, headers, signal });
  };
  return () => {
    globalThis.fetch = realFetch;
    Reflect.deleteProperty(globalThis, 'window');
  };
}

function windowOf({ origin, token }: Device): object {
  const storage = Object.create({
    getItem(this: Record<string, string>, name: string) {
      return this[name] ?? null;
    },
  }) as Record<string, string>;
  storage['CognitoIdentityServiceProvider.local.person.idToken'] = token;
  return Object.assign(new EventTarget(), { localStorage: storage, location: new URL(origin) });
}

import { vi } from 'vitest';

/** The browser's database, as far as the device check needs it: in memory, or one that refuses or never answers. */
export function stubDatabase(kind: 'works' | 'refuses' | 'silent') {
  const names = new Set<string>();
  const kept = new Map<string, unknown>();
  const answer = <T>(result: T, error?: Error, upgrade = false) => {
    const request = { result, error } as Record<string, unknown>;
    queueMicrotask(() => {
      if (kind === 'silent') return;
      if (upgrade && !error) (request.onupgradeneeded as (() => void) | undefined)?.();
      (request[error ? 'onerror' : 'onsuccess'] as (() => void) | undefined)?.();
    });
    return request;
  };
  const store = {
    put: (value: unknown, key: string) => answer(kept.set(key, value)),
    get: (key: string) => answer(kept.get(key)),
  };
  const database = {
    createObjectStore: () => store,
    transaction: () => ({ objectStore: () => store }),
    close: () => undefined,
  };
  vi.stubGlobal('indexedDB', {
    open(name: string) {
      names.add(name);
      return answer(database, kind === 'refuses' ? new Error('No') : undefined, true);
    },
    deleteDatabase: (name: string) => names.delete(name),
  });
  return { names };
}

/** The server answers after so long, or not at all. */
export function stubServer(afterMs: number | 'never') {
  const requests: { address: string; cache: RequestCache | undefined }[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    requests.push({ address: `${init.method} ${address}`, cache: init.cache });
    if (afterMs === 'never') throw new TypeError('Failed to fetch');
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + afterMs);
    return Response.json({});
  });
  return requests;
}

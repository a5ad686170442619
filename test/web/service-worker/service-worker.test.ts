import { expect, it, vi } from 'vitest';

vi.mock('workbox-precaching', () => ({ precache: () => undefined, matchPrecache: async () => undefined }));

it('a failed /config.json never replaces the cached one', async () => {
  const listeners = new Map<string, (event: unknown) => void>();
  const addEventListener = (type: string, listener: () => void) => listeners.set(type, listener);
  vi.stubGlobal('self', { addEventListener, location: new URL('https://truein.test/sw.js') });
  vi.stubGlobal('precacheList', []);
  const cached = new Map<string, Response>();
  const cache = {
    put: async (url: string, response: Response) => void cached.set(url, response),
    match: async (url: string) => cached.get(url)?.clone(),
  };
  vi.stubGlobal('caches', { open: async () => cache });
  const network = vi.fn<() => Promise<Response>>();
  vi.stubGlobal('fetch', network);
  await import('../../../web/service-worker/service-worker.ts');

  network.mockImplementation(async () => Response.json({ region: 'ap-south-1' }));
  await new Promise((resolve) => listeners.get('install')?.({ waitUntil: resolve }));
  expect(cached.size).toBe(1);
  for (const fails of [
    async () => new Response('down', { status: 503 }),
    async () => Promise.reject(new TypeError('Failed to fetch')),
  ]) {
    network.mockImplementation(fails);
    const request = { method: 'GET', mode: 'cors', url: 'https://truein.test/config.json' };
    const answer = await new Promise<Promise<Response>>((respondWith) =>
      listeners.get('fetch')?.({ request, respondWith }),
    );
    expect(await answer.json()).toEqual({ region: 'ap-south-1' });
  }
});

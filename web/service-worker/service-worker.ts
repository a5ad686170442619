import { matchPrecache, precache } from 'workbox-precaching';
import { networkFirst } from './network-first.ts';
import { shell, strategyOf } from './strategy.ts';

// Caches what the assessment needs, so that it survives a reload without a network. A new worker waits until no page of the site is
// open (it never calls skipWaiting), so that it removes no chunk that a running attempt needs.

/** Inserted by the build. */
declare const precacheList: { url: string; revision: string | null }[];

/** The members of a worker's global scope that are used here; the project's other code has the types of pages. */
interface WorkerScope {
  addEventListener(type: 'install', listener: (event: { waitUntil(work: Promise<unknown>): void }) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
}
interface FetchEvent {
  request: Request;
  respondWith(answer: Promise<Response>): void;
}

const worker = self as unknown as WorkerScope;

const configAddress = '/config.json';
const configCache = 'truein-config';

precache(precacheList);
worker.addEventListener('install', (event) => event.waitUntil(cacheConfig()));

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const strategy = strategyOf(request);
  if (strategy === 'shell')
    event.respondWith(
      networkFirst(
        () => fetch(request),
        () => matchPrecache(shell),
      ),
    );
  if (strategy === 'config') event.respondWith(networkFirst(cacheConfig, cachedConfig));
  if (strategy === 'asset') event.respondWith(matchPrecache(request).then((kept) => kept ?? fetch(request)));
});

/** Fetches the site's configuration and caches a copy, because without it a sign-in could not be renewed later. */
async function cacheConfig(): Promise<Response> {
  const answer = await fetch(configAddress, { cache: 'no-cache' });
  if (answer.ok) await (await caches.open(configCache)).put(configAddress, answer.clone());
  return answer;
}

async function cachedConfig(): Promise<Response | undefined> {
  return (await caches.open(configCache)).match(configAddress);
}

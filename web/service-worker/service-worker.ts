import { matchPrecache, precache } from 'workbox-precaching';
import { cacheConfig, cachedConfig } from './cached-config.ts';
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

const address = '/config.json';
const cacheName = 'truein-config';

/** Fetches the site's configuration and caches a copy, because without it a sign-in could not be renewed later. */
export async function cacheConfig(): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (answer.ok) await (await caches.open(cacheName)).put(address, answer.clone());
  return answer;
}

export async function cachedConfig(): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

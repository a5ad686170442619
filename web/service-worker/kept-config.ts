const address = '/config.json';
const cacheName = 'truein-config';

/** Asks for the site's configuration and keeps a copy: without it nobody's sign-in could be renewed later. */
export async function keepConfig(): Promise<Response> {
  const answer = await fetch(address, { cache: 'no-cache' });
  if (answer.ok) await (await caches.open(cacheName)).put(address, answer.clone());
  return answer;
}

export async function keptConfig(): Promise<Response | undefined> {
  return (await caches.open(cacheName)).match(address);
}

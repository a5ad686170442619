/** The application's document, for all of its paths. */
export const shell = '/app.html';

/** The pages that open without a network. Public pages are documents of their own, and an admin's work needs the server anyway. */
const shellPaths = ['/quiz', '/quiz-selection', '/result', '/account'];

/**
 * How a request is served. `shell`: the network's document, else the cached one. `config`: the network's, else the cached copy.
 * `asset`: the cached file, if it is in the cache; its name changes with its content. Undefined: not by the worker, above all never
 * `/api`.
 */
export function strategyOf(
  request: Pick<Request, 'method' | 'mode' | 'url'>,
): 'shell' | 'config' | 'asset' | undefined {
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return undefined;
  if (request.mode === 'navigate') return shellPaths.includes(pathname.replace(/\/$/, '')) ? 'shell' : undefined;
  if (pathname === '/config.json') return 'config';
  return pathname.startsWith('/assets/') ? 'asset' : undefined;
}

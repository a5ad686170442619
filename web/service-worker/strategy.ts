/** The document of the application, whatever its path. */
export const shell = '/app.html';

/** The pages that open without a network. Public pages are documents of their own, and an admin's work needs the server anyway. */
const shellPaths = ['/quiz', '/quiz-selection', '/result', '/account'];

/**
 * `shell`: the network's document, else the kept one. `config`: the network's, else the kept copy. `asset`: kept, if it is among
 * what is kept; its name changes with its content. Nothing: not the worker's business, above all never `/api`.
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

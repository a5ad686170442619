import type { apiPrefix, Endpoint, Reply, Request } from '#functions/contract/endpoint.ts';
import { ApiProblem, NetworkFailure, problemOf } from './api-problem.ts';
import { dropTokens } from '#web/lib/session/forget-tokens.ts';
import { sessionEndEvent, storedIdToken } from '#web/lib/session/session-hint.ts';
import { storedSession } from '#web/lib/session/stored-session.ts';

export { ApiProblem, NetworkFailure } from './api-problem.ts';

const prefix: typeof apiPrefix = '/api';
const usualTimeLimitMs = 15_000;

export interface CallOptions {
  signal?: AbortSignal | undefined;
  /** Lets the request outlive the page, for a person who is leaving it. */
  keepalive?: boolean | undefined;
  /** For slow operations; default 15 s. */
  timeLimitMs?: number | undefined;
  /** Sends the request only as this person: another one may have signed in meanwhile, in another tab. */
  userId?: string | undefined;
}

/**
 * Calls an operation of the contract. The reply is trusted to have the contract's shape, because this site and its API are released
 * together.
 * @throws ApiProblem for a refusal, NetworkFailure when no answer comes in time, the signal's reason when it aborts
 */
export async function call<E extends Endpoint>(
  operation: E,
  request: Request<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const controller = new AbortController();
  const { timeLimitMs = usualTimeLimitMs } = options;
  const timer = setTimeout(() => controller.abort(new DOMException('timeout', 'TimeoutError')), timeLimitMs);
  const forward = () => controller.abort(options.signal?.reason);
  if (options.signal?.aborted) forward();
  options.signal?.addEventListener('abort', forward, { once: true });
  const { signal } = controller;
  const isPublic = operation.access === 'public';
  let token: string | undefined;
  const send = async () => {
    if (!isPublic) token = await orAborted(signal, tokenAfter(token, options.userId));
    return fetch(addressOf(operation, request), {
      method: operation.method,
      headers: {
        ...(token && { Authorization: `Bearer ${token}` }),
        ...(request.body ? { 'Content-Type': 'application/json' } : {}),
      },
      ...(request.body ? { body: JSON.stringify(request.body) } : {}),
      ...(options.keepalive ? { keepalive: true } : {}),
      signal,
    });
  };
  try {
    let response = await send();
    if (response.status === 401 && !isPublic) {
      // A token that is refused before it expires is renewed once. If the new one is refused, too, the session is over.
      response = await send();
      if (response.status === 401 && token === storedIdToken()) throw sessionEnd();
    }
    const body = parsed(await response.text());
    if (!response.ok || body === undefined) throw problemOf(response.status, body);
    return body as Reply<E>;
  } catch (cause) {
    if (cause instanceof ApiProblem) throw cause;
    if (options.signal?.aborted) throw options.signal.reason;
    throw new NetworkFailure(cause);
  } finally {
    options.signal?.removeEventListener('abort', forward);
    clearTimeout(timer);
  }
}

/** The stored token while it is valid, so that the auth code need not even be loaded. */
async function tokenAfter(refused: string | undefined, userId: string | undefined): Promise<string> {
  const stored = storedSession();
  const isGood = stored?.isFresh && stored.token !== refused;
  const token = isGood
    ? stored.token
    : await (await import('#web/lib/session/auth.ts')).currentToken(refused ?? stored?.token);
  if (!token) throw sessionEnd();
  const isAnother = userId !== undefined && (storedSession()?.user.id ?? userId) !== userId;
  if (isAnother) throw problemOf(401, undefined);
  return token;
}

/** Notifies the page, because on most pages nothing else watches the session. */
function sessionEnd(): ApiProblem {
  dropTokens();
  setTimeout(() => window.dispatchEvent(new Event(sessionEndEvent)));
  return problemOf(401, undefined);
}

/** Makes the work abortable: an expired token is renewed over the network, which takes no signal. */
function orAborted<T>(signal: AbortSignal, work: Promise<T>): Promise<T> {
  const aborted = new Promise<never>((_, reject) => {
    if (signal.aborted) reject(signal.reason as Error);
    signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true });
  });
  return Promise.race([work, aborted]);
}

function addressOf(operation: Endpoint, { params = {}, query = {} }: { params?: unknown; query?: unknown }): string {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String((params as Record<string, unknown>)[name])),
  );
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query as object)) if (value !== undefined) search.set(name, String(value));
  return `${prefix}${path}${search.size > 0 ? `?${search}` : ''}`;
}

/** The JSON, or undefined for anything else, such as a gateway's error page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
  /** Let the request outlive the page, when the person is leaving it. */
  keepalive?: boolean | undefined;
  /** For work that takes long; 15 s otherwise. */
  timeLimitMs?: number | undefined;
  /** Only as this person: somebody else may have signed in meanwhile, in another tab. */
  userId?: string | undefined;
}

/**
 * One call of the contract. The reply is trusted to have the contract's shape: this site and its API are released together.
 * @throws ApiProblem when the server says no, NetworkFailure when no answer comes in time, the signal's reason when it aborts
 */
export async function call<E extends Endpoint>(
  operation: E,
  request: Request<E>,
  options: CallOptions = {},
): Promise<Reply<E>> {
  const overdue = new AbortController();
  const { timeLimitMs = usualTimeLimitMs } = options;
  const timer = setTimeout(() => overdue.abort(new DOMException('No answer in time', 'TimeoutError')), timeLimitMs);
  const signal = options.signal ? AbortSignal.any([options.signal, overdue.signal]) : overdue.signal;
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
      // A token that is refused though it is not due is renewed once. Where the new one is refused, too, the session is over.
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
    clearTimeout(timer);
  }
}

/** The stored token while it is good: then the auth code is not even loaded. */
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

/** Tells the page, which in most places watches nobody else who could. */
function sessionEnd(): ApiProblem {
  dropTokens();
  setTimeout(() => window.dispatchEvent(new Event(sessionEndEvent)));
  return problemOf(401, undefined);
}

/** A due token is refreshed over the network, which no signal reaches. */
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

/** The JSON, or undefined where there is something else, such as a gateway's page. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

import { vi } from 'vitest';

interface Refused {
  status: number;
  code?: string;
  message?: string;
  where?: string;
}
/** `no answer`: the request is lost. `lost receipt`: it was done, but its reply is lost. A promise: the reply waits for it. */
export type Fault = 'no answer' | 'lost receipt' | Refused | Promise<unknown>;

export interface Call<Operation, Body> {
  operation: Operation;
  /** What the operation's pattern has found in the line of the request. */
  at: RegExpExecArray;
  /** Without a body the query. */
  body: Body;
  keepalive: boolean;
}

/** An API at the edge of the page, which `fetch` is: operations by the line of their request, faults by operation, all calls kept. */
export function fakeRoutes<Operation extends string, Body = unknown>(
  routes: Record<Operation, RegExp>,
  reply: (call: Call<Operation, Body>) => object,
) {
  const calls: Call<Operation, Body>[] = [];
  const faults: Partial<Record<Operation, Fault[]>> = {};

  async function fetch(address: string, init: RequestInit = {}): Promise<Response> {
    init.signal?.throwIfAborted();
    const line = `${init.method} ${address}`;
    const operation = (Object.keys(routes) as Operation[]).find((name) => routes[name].test(line));
    const at = operation && routes[operation].exec(line);
    if (!operation || !at) throw new Error(`Unexpected request: ${line}`);
    const query = Object.fromEntries(new URL(address, 'http://site').searchParams);
    const body = (typeof init.body === 'string' ? JSON.parse(init.body) : (init.body ?? query)) as Body;
    const call = { operation, at, body, keepalive: init.keepalive === true };
    calls.push(call);
    const fault = faults[operation]?.shift();
    if (fault instanceof Promise) await Promise.race([fault, calledOff(init.signal)]);
    else if (fault === 'no answer') throw new TypeError('Failed to fetch');
    else if (typeof fault === 'object') return refused(fault);
    const done = reply(call);
    if (fault === 'lost receipt') throw new TypeError('Failed to fetch');
    return done instanceof Response ? done : Response.json(done);
  }

  return {
    fetch,
    calls,
    fail: (operation: Operation, ...list: Fault[]) => void (faults[operation] = list),
    callsOf: (operation: Operation) => calls.filter((call) => call.operation === operation),
    install: () => void vi.stubGlobal('fetch', fetch),
  };
}

/** As the server refuses; without a code, as a gateway does. */
export function refused({ status, code, message = `Server says ${code}`, where }: Refused): Response {
  return Response.json(code ? { code, message, requestId: 'r1', where } : {}, { status });
}

function calledOff(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason as Error)));
}

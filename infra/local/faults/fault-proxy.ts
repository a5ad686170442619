import type { IncomingMessage, ServerResponse } from 'node:http';
import { api, type OperationName } from '#functions/contract/api.ts';
import { serveWithFault, type Serve } from './fault-proxy-faults.ts';
import { faultPlan, type Fault, type FaultKind, type FaultPlan, type FaultRule } from './fault-proxy-plan.ts';
import { readBody } from '#infra/local/gateway/gateway-event.ts';
import { sendMessage } from '#infra/local/gateway/gateway-reply.ts';
import { matchRoute } from '#infra/local/gateway/gateway-routes.ts';

/** A request that was checked against a plan, with its fault. */
export interface FaultRecord {
  operation: OperationName;
  fault: FaultKind;
}

export interface FaultProxy {
  /** Serves the API, with the faults that are planned for the request's scope. */
  serve: Serve;
  /**
   * Closes the connection after each request of a scope. If a kept-alive connection breaks, the browser silently retries the request, and
   * the page does not notice the fault.
   */
  prepare(request: IncomingMessage, response: ServerResponse): void;
  /** Replaces the plan of a scope. @throws for an invalid plan */
  plan(plan: unknown): void;
  cancel(scope: string): void;
  /** The requests that the newest plan of a scope has seen, in order; `pass` for one without a fault. */
  records(scope: string): FaultRecord[];
}

export const faultCookie = 'truein-faults';

const names = new Map(Object.entries(api).map(([name, endpoint]) => [endpoint, name as OperationName]));

/** A proxy before the API that injects planned faults into the requests whose cookie asks for them. */
export function faultProxy(serve: Serve): FaultProxy {
  const plans = new Map<string, ReturnType<typeof openPlan>>();
  return {
    serve(request, response) {
      const scope = scopeOf(request);
      const operation = scope === undefined ? undefined : operationOf(request);
      const planned = scope === undefined ? undefined : plans.get(scope);
      if (!operation || !planned) return serve(request, response);
      return serveWithFault(planned.next(operation), serve, request, response);
    },
    prepare(request, response) {
      if (scopeOf(request) !== undefined) response.setHeader('connection', 'close');
    },
    plan(given) {
      const plan = faultPlan.parse(given);
      plans.set(plan.scope, openPlan(plan));
    },
    cancel: (scope) => void plans.get(scope)?.end(),
    records: (scope) => plans.get(scope)?.records ?? [],
  };
}

function openPlan({ rules, max, seconds }: FaultPlan) {
  const records: FaultRecord[] = [];
  const pickers = rules.map((rule) => ({ routes: rule.routes, pick: faultPicker(rule) }));
  let endsAt = performance.now() + seconds * 1000;
  let left = max;

  function pick(operation: OperationName): Fault {
    if (left <= 0 || performance.now() >= endsAt) return { kind: 'pass' };
    const picker = pickers.find(({ routes }) => !routes || routes.includes(operation));
    return picker?.pick() ?? { kind: 'pass' };
  }

  return {
    records,
    next(operation: OperationName): Fault {
      const fault = pick(operation);
      if (fault.kind !== 'pass') left -= 1;
      records.push({ operation, fault: fault.kind });
      return fault;
    },
    end: () => void (endsAt = 0),
  };
}

function scopeOf({ headers }: IncomingMessage): string | undefined {
  return new RegExp(`(?:^|; *)${faultCookie}=([\\w-]+)`).exec(headers.cookie ?? '')?.[1];
}

function operationOf({ method = 'GET', url = '/' }: IncomingMessage): OperationName | undefined {
  const route = matchRoute(Object.values(api), method, new URL(`http://local${url}`).pathname);
  return route && route !== 'malformed' ? names.get(route.endpoint as (typeof api)[OperationName]) : undefined;
}

/** Returns the function that picks the fault for each request that matches the rule. */
function faultPicker(rule: FaultRule): () => Fault {
  if ('script' in rule) {
    const left = Array.from({ length: rule.times ?? 1 }, () => rule.script).flat();
    return () => left.shift() ?? { kind: 'pass' };
  }
  const { seed, chance, faults } = rule.random;
  const random = seededRandom(seed);
  return () => {
    // Draw both each time, so that the n-th request always gets the n-th pair.
    const [happens, which] = [random() < chance, Math.floor(random() * faults.length)];
    return (happens && faults[which]) || { kind: 'pass' };
  };
}

/** Mulberry32: numbers in [0, 1), the same sequence for the same seed. */
export function seededRandom(seed: number): () => number {
  let state = seed | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export const faultsPath = '/_local/faults';

/** `POST /_local/faults` plans faults; `GET /_local/faults/<scope>` returns the requests of a scope with their faults, and `DELETE` ends its plan. */
export async function controlFaults(
  proxy: FaultProxy,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const scope = path.slice(faultsPath.length + 1);
  if (request.method === 'POST' && !scope) return readPlan(proxy, request, response);
  if (request.method === 'DELETE' && scope) {
    proxy.cancel(scope);
    return void response.writeHead(204).end();
  }
  if (request.method === 'GET' && scope) {
    response.setHeader('content-type', 'application/json');
    return void response.end(JSON.stringify(proxy.records(scope)));
  }
  sendMessage(response, 404, 'Not Found');
}

async function readPlan(proxy: FaultProxy, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await readBody(request);
  // Only JSON, because a browser sends it across origins only after a preflight, which fails here.
  if (request.headers['content-type'] !== 'application/json') return sendMessage(response, 415, 'Send JSON.');
  try {
    proxy.plan(JSON.parse(String(body)));
  } catch (cause) {
    return sendMessage(response, 400, cause instanceof Error ? cause.message : 'This is not a plan.');
  }
  response.writeHead(204).end();
}

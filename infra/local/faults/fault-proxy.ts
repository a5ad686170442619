import type { IncomingMessage, ServerResponse } from 'node:http';
import { api, type OperationName } from '#functions/contract/api.ts';
import { drawer } from './fault-proxy-draw.ts';
import { serveWith, type Serve } from './fault-proxy-faults.ts';
import { faultPlan, type Fault, type FaultKind, type FaultPlan } from './fault-proxy-plan.ts';
import { matchRoute } from '#infra/local/gateway/gateway-routes.ts';

/** A request that a plan looked at. */
export interface FaultRecord {
  operation: OperationName;
  fault: FaultKind;
}

export interface FaultProxy {
  /** The API, with the faults that are planned for whoever asks. */
  serve: Serve;
  /** Requests of a scope get no kept-alive connection: a browser silently repeats what breaks on one, and the page never knows. */
  prepare(request: IncomingMessage, response: ServerResponse): void;
  /** Replaces what is planned for a scope. @throws for a plan that is none */
  plan(plan: unknown): void;
  cancel(scope: string): void;
  /** What the newest plan of a scope has met, in order; `pass` for a request that it let through. */
  records(scope: string): FaultRecord[];
}

export const faultCookie = 'truein-faults';

const names = new Map(Object.entries(api).map(([name, endpoint]) => [endpoint, name as OperationName]));

/** Stands before the API and breaks it by plan, for those requests whose cookie asks for it. */
export function faultProxy(serve: Serve): FaultProxy {
  const plans = new Map<string, ReturnType<typeof openPlan>>();
  return {
    serve(request, response) {
      const scope = scopeOf(request);
      const operation = scope === undefined ? undefined : operationOf(request);
      const planned = scope === undefined ? undefined : plans.get(scope);
      if (!operation || !planned) return serve(request, response);
      return serveWith(planned.next(operation), serve, request, response);
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
  const drawers = rules.map((rule) => ({ routes: rule.routes, draw: drawer(rule) }));
  let endsAt = performance.now() + seconds * 1000;
  let left = max;

  function draw(operation: OperationName): Fault {
    if (left <= 0 || performance.now() >= endsAt) return { kind: 'pass' };
    const rule = drawers.find(({ routes }) => !routes || routes.includes(operation));
    return rule?.draw() ?? { kind: 'pass' };
  }

  return {
    records,
    next(operation: OperationName): Fault {
      const fault = draw(operation);
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

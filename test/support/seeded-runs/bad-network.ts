import { api, type OperationName } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';
import { seededRandom } from '#infra/local/faults/fault-proxy.ts';
import { matchRoute } from '#infra/local/gateway/gateway-routes.ts';
import { onNetwork } from '#test/support/fault-table/aws-calls.ts';
import { applies, faultAt, type FaultKind } from '#test/support/fault-table/fault-plan.ts';
import type { Handlers } from '#test/support/handlers/handlers.ts';
import { pass, whileTimeStands } from './virtual-time.ts';

/**
 * What a request meets between the browser and the function. `late`: it arrives after the browser has given up and asked again. `hang`:
 * it never arrives. `slow`: it arrives late, but in time.
 */
const gatewayErrors = { fail: 500, busy: 503, throttled: 429 } as const;
export const requestFaults = [
  'drop',
  'lose-reply',
  'fail',
  'busy',
  'throttled',
  'slow',
  'late',
  'hang',
  'twice',
] as const;
type RequestFault = (typeof requestFaults)[number];

/** What one call of the function to DynamoDB meets. */
export const callFaults = ['throttle', 'conflict', 'drop', 'lose-reply', 'duplicate', 'kill', 'kill-after'] as const;

export interface Met {
  requests: number;
  faults: Map<RequestFault | `call: ${FaultKind}`, number>;
}

/** A browser waits 15 s for a reply. */
const patienceMs = 15_000;
const maxFaults = 25;
const requestChance = 0.3;
const callChance = 0.12;

interface Settings {
  seed: number;
  handlers: Handlers;
  token: string;
  onReply: (name: OperationName, body: Record<string, unknown>, reply: Record<string, unknown>) => void;
}

/** The way from a person's browsers to the functions, and on to DynamoDB, with faults by the seed and the number of the request. */
export function badNetwork({ seed, handlers, token, onReply }: Settings) {
  const met: Met = { requests: 0, faults: new Map() };
  let faults = 0;
  const note = (fault: RequestFault | `call: ${FaultKind}`) => {
    faults += 1;
    met.faults.set(fault, (met.faults.get(fault) ?? 0) + 1);
  };

  async function run(path: string, init: RequestInit, random: () => number): Promise<Response> {
    const { name, params, query } = operationAt(String(init.method), path);
    const body = init.body ? (JSON.parse(String(init.body)) as Record<string, unknown>) : undefined;
    const sent = { params, query, token, ...(body && { body }) };
    const [happens, step, which] = [random() < callChance, Math.floor(random() * 4), random()];
    const kind = callFaults[Math.floor(which * callFaults.length)] ?? 'drop';
    const plan = happens && faults < maxFaults ? faultAt(0, kind) : undefined;
    let number = 0;
    const reply = await onNetwork(
      (call, send) => {
        const sendNow = () => whileTimeStands(send);
        const isHit = number++ === step && applies(kind, call);
        if (plan?.isMet() && kind.startsWith('kill')) return new Promise(() => undefined);
        if (!isHit || !plan || plan.isMet()) return sendNow();
        note(`call: ${kind}`);
        return plan.network(call, sendNow);
      },
      () => handlers.send(name, sent),
    );
    if (reply.status === 200) onReply(name, body ?? {}, reply.json);
    return new Response(reply.text, { status: reply.status ?? 0 });
  }

  async function send(path: string, init: RequestInit): Promise<Response> {
    const random = seededRandom(seed * 1_000 + met.requests++);
    const [happens, which] = [random() < requestChance, Math.floor(random() * requestFaults.length)];
    const fault = happens && faults < maxFaults ? requestFaults[which] : undefined;
    await pass(20 + random() * 200);
    if (!fault) return run(path, init, random);
    note(fault);
    switch (fault) {
      case 'drop':
        throw new TypeError('Failed to fetch');
      case 'hang':
        return new Promise(() => undefined);
      case 'fail':
      case 'busy':
      case 'throttled':
        return new Response(JSON.stringify({ message: 'No' }), { status: gatewayErrors[fault] });
      case 'slow':
        await pass(random() * patienceMs * 0.9);
        return run(path, init, random);
      case 'late':
        await pass(patienceMs * (1 + random() * 3));
        return run(path, init, random);
      case 'lose-reply':
        await run(path, init, random);
        throw new TypeError('Failed to fetch');
      case 'twice':
        await run(path, init, random);
        await pass(random() * 3_000);
        return run(path, init, random);
    }
  }
  return { met, send };
}

const operations = Object.entries<Endpoint>(api).map(([name, endpoint]) => ({ name: name as OperationName, endpoint }));
const endpoints = operations.map(({ endpoint }) => endpoint);

function operationAt(method: string, address: string) {
  const { pathname, searchParams } = new URL(address, 'https://truein.example');
  const route = matchRoute(endpoints, method, pathname);
  const found = typeof route === 'object' && operations.find(({ endpoint }) => endpoint === route.endpoint);
  if (!found) throw new Error(`There is nothing at ${method} ${pathname}.`);
  return { name: found.name, params: route.pathParameters, query: Object.fromEntries(searchParams) };
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FaultProxy } from './fault-proxy.ts';
import { readBody } from '#infra/local/gateway/gateway-event.ts';
import { sendMessage } from '#infra/local/gateway/gateway-reply.ts';

export const faultsPath = '/_local/faults';

/** `POST /_local/faults` plans faults; `GET /_local/faults/<scope>` returns the requests of a scope with their faults, and `DELETE` ends its plan. */
export async function controlFaults(
  proxy: FaultProxy,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const scope = path.slice(faultsPath.length + 1);
  if (request.method === 'POST' && !scope) return plan(proxy, request, response);
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

async function plan(proxy: FaultProxy, request: IncomingMessage, response: ServerResponse): Promise<void> {
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

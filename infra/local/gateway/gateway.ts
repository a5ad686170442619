import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { maxEventBytes, routeKey, type Access, type Endpoint } from '#functions/contract/endpoint.ts';
import type { HandlerName } from '#infra/constructs/function-sizes.ts';
import type { Invoke } from './functions.ts';
import { httpEvent, readBody, TooLarge } from './gateway-event.ts';
import { sendMessage, sendResult } from './gateway-reply.ts';
import { matchRoute } from './gateway-routes.ts';
import type { Authorize } from './jwt-authorizer.ts';
import { withTimeout } from '#infra/local/with-timeout.ts';

export interface GatewayOptions {
  endpoints: readonly Endpoint[];
  invoke: Invoke;
  authorize: Authorize;
  /** How long the gateway waits for a function. */
  timeoutMs?: number;
  log?: (line: string) => void;
}

const functionOf: Record<Access, HandlerName> = {
  public: 'public-api',
  candidate: 'candidate-api',
  account: 'account-api',
  admin: 'admin-api',
};

/** Answers like API Gateway's HTTP API: serves only the contract's routes, and checks the JWT on all but the public ones. */
export function openGateway({ endpoints, invoke, authorize, timeoutMs = 30_000, log = console.error }: GatewayOptions) {
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const requestId = randomBytes(12).toString('base64url');
    response.setHeader('apigw-requestid', requestId);
    const url = new URL(`http://gateway${request.url}`);
    const route = matchRoute(endpoints, request.method ?? 'GET', url.pathname);
    if (route === 'malformed') return sendMessage(response, 400, 'Bad Request');
    if (!route) return sendMessage(response, 404, 'Not Found');

    const { endpoint, pathParameters } = route;
    const claims = endpoint.access === 'public' ? undefined : await authorize(request.headers.authorization);
    if (claims === 'refused') {
      response.setHeader('www-authenticate', 'Bearer');
      return sendMessage(response, 401, 'Unauthorized');
    }
    if (claims === 'unavailable') {
      response.setHeader('retry-after', '5');
      return sendMessage(response, 503, 'Service Unavailable');
    }
    try {
      const body = await readBody(request);
      const event = httpEvent({ request, url, body, requestId, routeKey: routeKey(endpoint), pathParameters, claims });
      if (Buffer.byteLength(JSON.stringify(event)) > maxEventBytes) throw new TooLarge();
      const outcome = invoke(functionOf[endpoint.access], event);
      sendResult(response, await withTimeout(timeoutMs, outcome, () => new Unavailable()));
    } catch (cause) {
      if (cause instanceof TooLarge) return refuseBody(request, response);
      if (cause instanceof Unavailable) return sendMessage(response, 503, 'Service Unavailable');
      log(`${routeKey(endpoint)} failed: ${cause instanceof Error ? (cause.stack ?? cause.message) : String(cause)}`);
      sendMessage(response, 500, 'Internal Server Error');
    }
  };
}

/** The gateway's own time-out, which is a 503. A function's time-out counts as its failure. */
class Unavailable extends Error {
  override readonly name = 'Unavailable';
}

/** Reads and drops the rest of the body. Otherwise the client would see a broken pipe instead of the answer. */
function refuseBody(request: IncomingMessage, response: ServerResponse): void {
  request.resume();
  response.setHeader('connection', 'close');
  sendMessage(response, 413, 'Request Entity Too Large');
}

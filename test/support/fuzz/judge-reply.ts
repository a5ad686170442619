import * as z from 'zod/mini';
import { api } from '#functions/contract/api.ts';
import { refusalsOf, type Endpoint } from '#functions/contract/endpoint.ts';
import { problem } from '#functions/contract/problem.ts';
import { refusalStatus } from '#functions/contract/refusal-status.ts';
import { matchRoute } from '#infra/local/gateway/gateway-routes.ts';
import type { FuzzRequest } from './make-request.ts';

export interface FuzzReply {
  status: number;
  text: string;
  retryAfter: string | undefined;
}

/** Replies of the gateway itself, before any function runs. */
const gatewayReplies: Record<number, string> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  404: 'Not Found',
  413: 'Request Entity Too Large',
};

const operations = Object.values<Endpoint>(api);

/** The operation that a request reaches, if any. */
export function endpointOf({ method, path }: FuzzRequest): Endpoint | undefined {
  const route = matchRoute(operations, method, new URL(`http://gateway${path}`).pathname);
  return route === 'malformed' ? undefined : route?.endpoint;
}

/** Describes how a reply violates the contract; undefined if it does not. */
export function judgeReply(request: FuzzRequest, { status, text, retryAfter }: FuzzReply): string | undefined {
  if (status >= 500) return 'a failure of the server';
  if (request.method === 'HEAD') return status === 404 ? undefined : 'a route that the contract does not have';
  const body = parsed(text);
  if (body === undefined) return 'no JSON';
  const own = z.safeParse(z.strictObject({ message: z.string() }), body);
  if (own.success) return gatewayReplies[status] === own.data.message ? undefined : 'an unknown reply of the gateway';
  const endpoint = endpointOf(request);
  if (!endpoint) return 'a reply from where nothing is';
  if (status === 200) return wrongWith(endpoint.reply, body);
  const refusal = z.safeParse(problem, body);
  if (!refusal.success) return 'no problem as the contract describes it';
  const { code } = refusal.data;
  if (code === 'unexpected' || refusalStatus[code] !== status) return `${code} with the status ${status}`;
  if (!refusalsOf(endpoint).includes(code)) return `${code}, which the operation does not declare`;
  if (status === 429 && !(Number(retryAfter) >= 1)) return 'no time to come back at';
  return undefined;
}

function wrongWith(schema: z.ZodMiniType, body: unknown): string | undefined {
  const outcome = z.safeParse(schema, body);
  return outcome.success ? undefined : `a reply outside its schema: ${outcome.error.issues[0]?.path.join('.')}`;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

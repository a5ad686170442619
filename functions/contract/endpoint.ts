import type * as z from 'zod/mini';
import type { RefusalCode } from '#functions/domain/refusal.ts';

/**
 * Who may call: decides which function, and so which IAM role, serves an endpoint. `account` is for the same people as
 * `candidate`, with rights that the assessment must not have: their reports' files, and erasing them.
 */
export type Access = 'public' | 'candidate' | 'account' | 'admin';
/** What Lambda takes at most: of a whole event as JSON, with the headers, and the body as a text in it. */
export const maxEventBytes = 6_291_556;

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

type Schema = z.ZodMiniType;
type None = undefined;

/** One HTTP operation: the single source for handler, web client, CDK route, local gateway and OpenAPI. */
export interface Endpoint<
  A extends Access = Access,
  Params extends Schema | None = Schema | None,
  Query extends Schema | None = Schema | None,
  Body extends Schema | None = Schema | None,
  Reply extends Schema = Schema,
> {
  method: Method;
  /** Below `/api`, with `{name}` for each path parameter. */
  path: string;
  access: A;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** What this operation may refuse with, beyond what every one of its access may. */
  refusals: readonly RefusalCode[];
}

interface Description<A, Params, Query, Body, Reply> {
  method: Method;
  path: string;
  access: A;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  refusals?: readonly RefusalCode[];
}

export const apiPrefix = '/api';

/** What CloudFront adds to each request for the API, with a secret as its value; what a client sends under this name it replaces. */
export const edgeHeader = 'x-truein-edge';

/** As API Gateway's `routeKey`: `POST /api/attempts/{attemptId}/answers`. */
export function routeKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${apiPrefix}${path}`;
}

export function endpoint<
  A extends Access,
  Reply extends Schema,
  Params extends Schema | None = None,
  Query extends Schema | None = None,
  Body extends Schema | None = None,
>(description: Description<A, Params, Query, Body, Reply>): Endpoint<A, Params, Query, Body, Reply> {
  const { params, query, body, refusals = [], ...rest } = description;
  return { ...rest, params: params as Params, query: query as Query, body: body as Body, refusals };
}

/**
 * What every operation of an access may refuse with: `invalid-input` where it reads input, `not-json` where it has a body, `busy` when a
 * service behind it is asked too often or does not answer; where a token is wanted, `forbidden` for an account without a verified e-mail
 * address or one that is no admin.
 */
export function refusalsOf(operation: Endpoint): RefusalCode[] {
  const readsInput = operation.params ?? operation.query ?? operation.body;
  const shared: RefusalCode[] = [
    ...(readsInput ? (['invalid-input'] as const) : []),
    ...(operation.body ? (['not-json'] as const) : []),
    ...(operation.access === 'public' ? [] : (['signed-out', 'forbidden'] as const)),
    'busy',
  ];
  return [...new Set([...shared, ...operation.refusals])];
}

type Output<S> = S extends Schema ? z.output<S> : undefined;
type Input<S> = S extends Schema ? z.input<S> : undefined;

/** What a handler gets of a request. */
export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** What a client must send: only the parts the endpoint has. */
export type Request<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Input<E['params']> }
  : { params?: never }) &
  (E['query'] extends Schema ? { query: Input<E['query']> } : { query?: never }) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : { body?: never });

export type Reply<E extends Endpoint> = z.output<E['reply']>;

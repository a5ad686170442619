import type * as z from 'zod/mini';
import type { RefusalCode } from '#functions/domain/refusal.ts';

/**
 * Who may call. It decides which function, and so which IAM role, serves an endpoint. `account` is for the same people as `candidate`,
 * with rights that the assessment must not have: to read their reports' files, and to erase them.
 */
export type Access = 'public' | 'candidate' | 'account' | 'admin';
/** Lambda's limit for a whole event as JSON: the headers, and the body as a text. */
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
  /** Path under `/api`, with `{name}` for each path parameter. */
  path: string;
  access: A;
  summary: string;
  params: Params;
  query: Query;
  body: Body;
  reply: Reply;
  /** Refusals of this operation beyond those that every operation of its access has. */
  refusals: readonly RefusalCode[];
  /** For how long CloudFront may answer for the function. Only of a public GET without input, whose reply is the same for everybody. */
  edgeSeconds?: number;
}

interface Description<A, Params, Query, Body, Reply> {
  /** Method and path: `POST /attempts/{attemptId}/answers`. */
  route: `${Method} /${string}`;
  /** Absent: `admin`. */
  access?: A;
  summary: string;
  params?: Params;
  query?: Query;
  body?: Body;
  reply: Reply;
  refusals?: readonly RefusalCode[];
  edgeSeconds?: number;
}

export const apiPrefix = '/api';

/** The header, with a secret value, that CloudFront adds to each request for the API. It replaces one that a client sends. */
export const edgeHeader = 'x-truein-edge';

/** API Gateway's `routeKey`: `POST /api/attempts/{attemptId}/answers`. */
export function routeKey({ method, path }: Pick<Endpoint, 'method' | 'path'>): string {
  return `${method} ${apiPrefix}${path}`;
}

export function endpoint<
  Reply extends Schema,
  A extends Access = 'admin',
  Params extends Schema | None = None,
  Query extends Schema | None = None,
  Body extends Schema | None = None,
>(description: Description<A, Params, Query, Body, Reply>): Endpoint<A, Params, Query, Body, Reply> {
  const { route, access = 'admin' as A, params, query, body, refusals = [], ...rest } = description;
  const [method, path] = route.split(' ') as [Method, string];
  return {
    ...rest,
    method,
    path,
    access,
    params: params as Params,
    query: query as Query,
    body: body as Body,
    refusals,
  };
}

type EndpointsOf<A extends Access, Exports> = {
  [Name in keyof Exports as Exports[Name] extends Endpoint<A> ? Name : never]: Exports[Name] & Endpoint<A>;
};

/** The endpoints of an access among what modules of the contract export. */
export function endpointsOf<A extends Access, Exports extends object>(
  access: A,
  exported: Exports,
): EndpointsOf<A, Exports> {
  const all = Object.entries(exported as Record<string, Partial<Endpoint>>);
  return Object.fromEntries(all.filter(([, each]) => each.access === access)) as never;
}

/**
 * The refusals that every operation of an access may have: `invalid-input` where it reads input, `not-json` where it has a body, `busy`
 * when a service behind it is throttled or does not answer; where a token is required, `forbidden` for an account without a verified
 * e-mail address, or that is no admin.
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

export interface Parsed<E extends Endpoint> {
  params: Output<E['params']>;
  query: Output<E['query']>;
  body: Output<E['body']>;
}

/** The parts of a request that a client must send: only those that the endpoint has. */
export type Request<E extends Endpoint> = (E['params'] extends Schema
  ? { params: Input<E['params']> }
  : { params?: never }) &
  (E['query'] extends Schema ? { query: Input<E['query']> } : { query?: never }) &
  (E['body'] extends Schema ? { body: Input<E['body']> } : { body?: never });

type Fields<S> = S extends Schema ? z.output<S> : unknown;

/** What a request says, in one object: path parameters, query and body. */
export type RequestOf<E extends Endpoint> = Fields<E['params']> & Fields<E['query']> & Fields<E['body']>;

export type Reply<E extends Endpoint> = z.output<E['reply']>;

import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2 } from 'aws-lambda';
import * as z from 'zod/mini';
import { gzipSync } from 'node:zlib';
import type { Api, OperationsOf } from '#functions/contract/api.ts';
import { routeKey, refusalsOf, type Access, type Endpoint, type Parsed } from '#functions/contract/endpoint.ts';
import type { Problem } from '#functions/contract/problem.ts';
import { refusalStatus } from '#functions/contract/refusal-status.ts';
import { refuse, Refusal, type RefusalCode } from '#functions/domain/refusal.ts';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';
import { env } from './env.ts';
import { log } from './log.ts';
import { callerOf, type Caller } from './token.ts';
import { cameThroughSite, viewerNetwork } from './viewer-network.ts';
import * as words from '#functions/domain/words/requests.ts';
import { notValid } from '#functions/domain/words/fields.ts';

type Input<E extends Endpoint> = Parsed<E> & (E['access'] extends 'public' ? { network: string } : { caller: Caller });

/** One function for each operation of an access: a missing one does not compile. */
type Bindings<A extends Access> = {
  [Name in OperationsOf<A>]: (input: Input<Api[Name]>) => Promise<z.input<Api[Name]['reply']>>;
};

/** Called for every admin request: refuses a caller who is not an admin. */
type RequireAdmin = (caller: Caller) => Promise<void>;

type Handler = (event: APIGatewayProxyEventV2) => Promise<APIGatewayProxyStructuredResultV2>;

/** The Lambda handler that serves every operation of one access. */
export function serve<A extends Access>(
  access: A,
  operations: Pick<Api, OperationsOf<A>>,
  bindings: Bindings<A>,
  ...[requireAdmin]: A extends 'admin' ? [RequireAdmin] : []
): Handler {
  const routes = new Map<string, Route>(
    Object.entries<Endpoint>(operations).map(([name, operation]) => [routeKey(operation), { name, operation }]),
  );
  const run = bindings as unknown as Record<string, (input: unknown) => Promise<unknown>>;

  return async (event) => {
    // The id of the API, which its access log has, too. Lambda adds its own to each line.
    const { requestId } = event.requestContext;
    // Checked first, with API Gateway's own reply: such a caller is no client of the contract.
    if (!cameThroughSite(event, env('API_SECRET'))) {
      log.warn('not-through-site', { requestId });
      return jsonReply(403, { message: 'Forbidden' });
    }
    const route = routes.get(event.routeKey);
    const acceptEncoding = event.headers['accept-encoding'];
    try {
      if (!route) refuse('not-found', words.nothingHere);
      const caller = access === 'public' ? undefined : await callerOf(event.headers['authorization']);
      if (caller) await requireAdmin?.(caller);
      const origin = caller ? { caller } : { network: viewerNetwork(event) };
      const parsed = parse(route.operation, event);
      const result = await run[route.name]?.({ ...parsed, ...origin });
      // Parsing strips every field that the contract does not name.
      const reply = z.parse(route.operation.reply, result);
      return jsonReply(200, reply, { acceptEncoding, headers: cachingOf(route.operation) });
    } catch (cause) {
      return problemOf(cause, { requestId, route });
    }
  };
}

/** Only CloudFront may cache it, and browsers must revalidate: an admin's change is visible after this time. */
function cachingOf({ edgeSeconds }: Endpoint): Record<string, string> | undefined {
  return edgeSeconds === undefined ? undefined : { 'cache-control': `public, max-age=0, s-maxage=${edgeSeconds}` };
}

function parse(operation: Endpoint, event: APIGatewayProxyEventV2): Parsed<Endpoint> {
  if (operation.body) requireJson(event);
  return {
    params: check(operation.params, event.pathParameters ?? {}, 'path'),
    query: check(operation.query, event.queryStringParameters ?? {}, 'query'),
    body: operation.body && check(operation.body, bodyOf(event), 'body'),
  };
}

function check(schema: z.ZodMiniType | undefined, value: unknown, part: string): unknown {
  if (!schema) return undefined;
  const outcome = z.safeParse(schema, value);
  if (outcome.success) return outcome.data;
  throw new InvalidInput(
    outcome.error.issues
      .slice(0, maxTold)
      .map(({ path, message }) => ({ where: [part, ...path].join('.'), message: message || notValid })),
  );
}

const maxTold = 20;

class InvalidInput extends Refusal {
  readonly wrong: NonNullable<Problem['wrong']>;

  constructor(wrong: NonNullable<Problem['wrong']>) {
    super('invalid-input', wrong[0]?.message ?? notValid);
    this.wrong = wrong;
  }
}

// A page of another site may post forms and plain text with a browser's cookies or from its network, but JSON only after a preflight.
const jsonType = /^application\/json *(;|$)/i;

function requireJson({ headers }: APIGatewayProxyEventV2): void {
  if (jsonType.test(headers['content-type'] ?? '')) return;
  refuse('not-json', words.notJson);
}

function bodyOf(event: APIGatewayProxyEventV2): unknown {
  const text = event.isBase64Encoded ? Buffer.from(event.body ?? '', 'base64').toString('utf8') : (event.body ?? '');
  try {
    return JSON.parse(text, (_, value: unknown) => (typeof value === 'string' ? wholeCharacters(value) : value));
  } catch (cause) {
    refuse('invalid-input', words.brokenJson, cause);
  }
}

interface Route {
  name: string;
  operation: Endpoint;
}

function problemOf(cause: unknown, { requestId, route }: { requestId: string; route: Route | undefined }) {
  const operation = route?.name;
  if (cause instanceof Refusal) {
    const { code, message, retryAfterSeconds } = cause;
    // The refusal is sent anyway, but it is a bug that the contract does not declare it.
    if (route && !refusalsOf(route.operation).includes(code))
      log.error('undeclared-refusal', { requestId, operation, code });
    log.info('refused', { requestId, operation, code });
    const { wrong } = cause instanceof InvalidInput ? cause : {};
    const problem: Problem = { code, message, ...(wrong && { where: wrong[0]?.where, wrong }), requestId };
    return jsonReply(refusalStatus[code], problem, { headers: retryAfterOf(code, retryAfterSeconds) });
  }
  const error = cause instanceof Error ? cause : new Error(String(cause));
  const { name, message: text, stack } = error;
  // A deploy is rolled back if its version logs this.
  const version = process.env['AWS_LAMBDA_FUNCTION_VERSION'];
  log.error('unexpected', { requestId, operation, version, error: name, message: text, stack });
  return jsonReply(500, { code: 'unexpected', message: words.unexpected, requestId } satisfies Problem);
}

/** Default `retry-after` of a `busy` refusal: longer than the function's own retries. */
const usualRetrySeconds = 2;

function retryAfterOf(code: RefusalCode, seconds: number | undefined): Record<string, string> {
  const isTransient = refusalStatus[code] === 503 || seconds !== undefined;
  return isTransient ? { 'retry-after': String(seconds ?? usualRetrySeconds) } : {};
}

/** From this length on, gzip saves more than it costs: half the size of 1 kB in 0.03 ms, a quarter of 25 kB in 0.4 ms. */
const minPackedLength = 1_000;

/** Lambda's limit for an answer is 6 MB, with the body as a text in JSON: a character may take three bytes, and a quotation mark in it four. */
const maxPlainLength = 1_000_000;

interface Options {
  /** Override the default ones. */
  headers?: Record<string, string> | undefined;
  acceptEncoding?: string | undefined;
}

/** A reply with JSON, compressed if that pays and the client accepts it, or if it would not fit into an answer of Lambda. */
export function jsonReply(
  statusCode: number,
  body: unknown,
  { headers, acceptEncoding = '' }: Options = {},
): APIGatewayProxyStructuredResultV2 {
  const text = JSON.stringify(body);
  const plain = { 'content-type': 'application/json', 'cache-control': 'no-store', ...headers };
  if (text.length < minPackedLength) return { statusCode, headers: plain, body: text };
  const varying = { ...plain, vary: 'accept-encoding' };
  const isPacked = acceptsGzip(acceptEncoding) || text.length > maxPlainLength;
  if (!isPacked) return { statusCode, headers: varying, body: text };
  const packed = gzipSync(text).toString('base64');
  return { statusCode, headers: { ...varying, 'content-encoding': 'gzip' }, body: packed, isBase64Encoded: true };
}

/** `gzip;q=0` and a missing header say no. */
function acceptsGzip(acceptEncoding: string): boolean {
  return acceptEncoding.split(',').some((part) => {
    const [coding = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
    return /^(x-)?gzip$/.test(coding) && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });
}

import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, type Endpoint } from '#functions/contract/endpoint.ts';
import type { Invoke } from '#infra/local/gateway/functions.ts';
import { openGateway } from '#infra/local/gateway/gateway.ts';
import type { Authorize } from '#infra/local/gateway/jwt-authorizer.ts';
import { listen } from '#infra/local/engines/listen.ts';
import { fixture, shapeOf } from '#test/infra/local/shape-of.ts';
import { matching } from '#test/support/matchers.ts';

const reply = z.unknown();
const endpoints: Endpoint[] = [
  endpoint({ route: 'GET /open', access: 'public', summary: '', reply }),
  endpoint({ route: 'POST /things/{parameter1}', access: 'candidate', summary: '', reply }),
  endpoint({ route: 'POST /things/special', access: 'admin', summary: '', reply }),
  endpoint({ route: 'POST /open/{name}', access: 'public', summary: '', reply }),
];

interface SeenEvent {
  routeKey: string;
  rawPath: string;
  headers: Record<string, string>;
  body?: string;
  isBase64Encoded: boolean;
  [key: string]: unknown;
}

let server: Server;
let origin: string;
/** Of the next request. */
let timeoutMs = 60_000;
let seen: { name: string; event: SeenEvent } | undefined;
let answer: (event: SeenEvent) => unknown;

beforeAll(async () => {
  const invoke: Invoke = async (name, event) => {
    seen = { name, event: JSON.parse(JSON.stringify(event)) as SeenEvent };
    return answer(seen.event);
  };
  const authorize: Authorize = async (header) => {
    if (header === 'Bearer unchecked') return 'unavailable';
    return header === 'Bearer good' ? { claim1: 'one', claim2: 'two' } : 'refused';
  };
  const log = () => undefined;
  server = createServer((request, response) => {
    void openGateway({ endpoints, invoke, authorize, timeoutMs, log })(request, response);
  });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
afterAll(() => server.close());
beforeEach(() => {
  timeoutMs = 60_000;
  seen = undefined;
  answer = () => ({ statusCode: 200, body: 'done' });
});

const post = (path: string, init: RequestInit = {}) =>
  fetch(`${origin}${path}`, { method: 'POST', headers: { authorization: 'Bearer good' }, ...init });

/** Node's own client, to say exactly what goes over the wire. */
function send(
  path: string,
  options: { method?: string; headers?: Record<string, string | string[]>; body?: string | Buffer },
): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const { port } = server.address() as { port: number };
    const request = httpRequest(
      { port, host: '127.0.0.1', path, method: options.method ?? 'POST', headers: options.headers ?? {} },
      resolve,
    );
    request.once('error', reject);
    request.end(options.body);
  });
}

describe('routes', () => {
  it.each([
    ['GET', '/api/nothing'],
    ['DELETE', '/api/open'],
    ['GET', '/api/open/'],
    ['POST', '/api/things/'],
    ['POST', '/api/things/1/2'],
    ['GET', '/open'],
  ])('%s %s is a 404', async (method, path) => {
    const response = await fetch(`${origin}${path}`, { method });
    expect([response.status, await response.json()]).toEqual([404, { message: 'Not Found' }]);
    expect(seen).toBeUndefined();
  });

  it.each([
    ['GET', '/api/open', 'public-api', 'GET /api/open'],
    ['POST', '/api/things/1', 'candidate-api', 'POST /api/things/{parameter1}'],
    ['POST', '/api/things/special', 'admin-api', 'POST /api/things/special'],
  ])('%s %s calls %s', async (method, path, name, routeKey) => {
    await fetch(`${origin}${path}`, { method, headers: { authorization: 'Bearer good' } });
    expect([seen?.name, seen?.event.routeKey]).toEqual([name, routeKey]);
  });

  it('decodes path and parameters, and leaves the query as it was sent', async () => {
    await post('/api/things/a%2Fb%20%C3%BC?q=x%20y&q=2&empty=');
    expect(seen?.event).toMatchObject({
      rawPath: '/api/things/a/b ü',
      pathParameters: { parameter1: 'a/b ü' },
      rawQueryString: 'q=x%20y&q=2&empty=',
      queryStringParameters: { q: 'x y,2', empty: '' },
    });
  });

  it('refuses a path that can’t be decoded with 400', async () => {
    expect((await send('/api/things/%E0%A4%A', { headers: { authorization: 'Bearer good' } })).statusCode).toBe(400);
  });
});

describe('tokens', () => {
  it.each([[undefined], ['Bearer bad'], ['']])(
    'refuses the header %j with 401 before any function runs',
    async (authorization) => {
      const response = await fetch(`${origin}/api/things/1`, {
        method: 'POST',
        headers: authorization === undefined ? {} : { authorization },
      });
      expect([response.status, await response.json()]).toEqual([401, { message: 'Unauthorized' }]);
      expect(response.headers.get('www-authenticate')).toBe('Bearer');
      expect(seen).toBeUndefined();
    },
  );

  it('answers 503 with Retry-After when a token can’t be checked', async () => {
    const response = await fetch(`${origin}/api/things/1`, {
      method: 'POST',
      headers: { authorization: 'Bearer unchecked' },
    });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(seen).toBeUndefined();
  });

  it('needs no token on a public route, and passes its claims on elsewhere', async () => {
    expect((await fetch(`${origin}/api/open`)).status).toBe(200);
    expect(seen?.event.requestContext).not.toHaveProperty('authorizer');
    await post('/api/things/1');
    expect(seen?.event.requestContext).toHaveProperty('authorizer.jwt.claims', { claim1: 'one', claim2: 'two' });
  });
});

describe('the event', () => {
  it('has the keys and types of payload format 2.0', async () => {
    const body = '{"hello":"from it"}';
    await send('/api/things/value1?parameter1=value1&parameter1=value2&parameter2=value', {
      headers: {
        authorization: 'Bearer good',
        accept: '*/*',
        'content-type': 'application/json',
        'user-agent': 'agent',
        Header1: 'value1',
        header2: ['value1', 'value2'],
        cookie: 'cookie1=one; cookie2=two',
        'content-length': String(body.length),
      },
      body,
    });
    const documented = fixture('http-api-v2') as {
      requestContext: { authentication?: unknown; authorizer: { jwt: { scopes: unknown } } };
      stageVariables?: unknown;
      headers: object;
    };
    delete documented.requestContext.authentication; // only with mutual TLS
    delete documented.stageVariables; // only on a stage that has some
    documented.requestContext.authorizer.jwt.scopes = null; // only on a route that asks for some
    Object.assign(documented.headers, { authorization: 'Bearer good' });
    expect(shapeOf(seen?.event)).toEqual(shapeOf(documented));
    expect(seen?.event).toMatchObject({
      cookies: ['cookie1=one', 'cookie2=two'],
      headers: { header1: 'value1', header2: matching(/^value1, ?value2$/) },
      body,
    });
    expect(seen?.event).toHaveProperty(
      'requestContext.time',
      expect.stringMatching(/^\d\d\/[A-Z][a-z]{2}\/\d{4}:\d\d:\d\d:\d\d \+0000$/),
    );
  });

  it('refuses a body that doesn’t fit a Lambda event, where a quotation mark counts twice', async () => {
    const status = async (text: string, length: number) => {
      const headers = { 'content-type': 'text/plain' };
      return (await send('/api/open/x', { headers, body: Buffer.alloc(length, text) })).statusCode;
    };
    expect(await status('a', 6_280_000)).toBe(200);
    expect(seen?.event.body).toHaveLength(6_280_000);
    seen = undefined;
    expect(await status('a', 6_291_556)).toBe(413);
    expect(await status('"', 3_200_000)).toBe(413);
    expect(seen).toBeUndefined();
  });
});

describe('a function’s result', () => {
  it.each([
    [
      'text',
      { statusCode: 201, headers: { 'content-type': 'text/html', 'x-own': 'yes' }, body: '<p>' },
      201,
      'text/html',
      '<p>',
    ],
    [
      'bytes',
      { statusCode: 200, headers: { 'content-type': 'image/png' }, body: 'AQID', isBase64Encoded: true },
      200,
      'image/png',
      '\u0001\u0002\u0003',
    ],
    ['no content type', { statusCode: 200, body: 'x' }, 200, 'text/plain; charset=utf-8', 'x'],
    ['no body', { statusCode: 204 }, 204, 'text/plain; charset=utf-8', ''],
    ['a plain object', { a: 1 }, 200, 'application/json', '{"a":1}'],
    ['a plain text', 'hello', 200, 'application/json', 'hello'],
  ])('becomes a response: %s', async (_, result, status, type, body) => {
    answer = () => result;
    const response = await fetch(`${origin}/api/open`);
    expect([response.status, response.headers.get('content-type'), await response.text()]).toEqual([
      status,
      type,
      body,
    ]);
    expect(response.headers.get('apigw-requestid')).toMatch(/^.{16}$/);
  });

  it('is a 503 when the function times out', async () => {
    answer = () => new Promise(() => undefined);
    timeoutMs = 50;
    const response = await fetch(`${origin}/api/open`);
    expect([response.status, await response.json()]).toEqual([503, { message: 'Service Unavailable' }]);
  });
});

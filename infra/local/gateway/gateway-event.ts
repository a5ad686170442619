import type { IncomingMessage } from 'node:http';
import { localNames } from '#infra/local/settings.ts';

/** Largest body that API Gateway accepts. */
const maxBodyBytes = 10 * 1024 * 1024;

export class TooLarge extends Error {
  override readonly name = 'TooLarge';
}

/** Throws {@link TooLarge} as soon as the body exceeds the limit. */
export async function readBody(request: IncomingMessage): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > maxBodyBytes) throw new TooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) throw new TooLarge();
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

interface HttpRequest {
  request: IncomingMessage;
  url: URL;
  body: Buffer;
  requestId: string;
  routeKey: string;
  pathParameters: Record<string, string>;
  claims: Record<string, string> | undefined;
}

/** An event in API Gateway's payload format 2.0. As in AWS, the path is decoded and the query string is not. */
export function httpEvent({ request, url, body, requestId, routeKey, pathParameters, claims }: HttpRequest) {
  const { headers, cookies } = splitHeaders(request);
  const query = joinRepeated([...url.searchParams]);
  const rawPath = decodeURIComponent(url.pathname);
  const isBase64Encoded = body.length > 0 && !isText(headers);
  const now = new Date();
  return {
    version: '2.0',
    routeKey,
    rawPath,
    rawQueryString: url.search.slice(1),
    ...(cookies.length ? { cookies } : {}),
    headers,
    ...(url.search.length > 1 ? { queryStringParameters: query } : {}),
    requestContext: {
      accountId: localNames.accountId,
      apiId: 'local',
      ...(claims ? { authorizer: { jwt: { claims, scopes: null } } } : {}),
      domainName: 'localhost',
      domainPrefix: 'localhost',
      http: {
        method: request.method ?? 'GET',
        path: rawPath,
        protocol: `HTTP/${request.httpVersion}`,
        sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
        userAgent: headers['user-agent'] ?? '',
      },
      requestId,
      routeKey,
      stage: '$default',
      time: clfTime(now),
      timeEpoch: now.getTime(),
    },
    ...(Object.keys(pathParameters).length ? { pathParameters } : {}),
    ...(body.length ? { body: body.toString(isBase64Encoded ? 'base64' : 'utf8') } : {}),
    isBase64Encoded,
  };
}

/** Joins repeated headers with commas, and takes out the cookies. */
function splitHeaders(request: IncomingMessage): { headers: Record<string, string>; cookies: string[] } {
  const raw = request.rawHeaders;
  const pairs = Array.from({ length: raw.length / 2 }, (_, index): [string, string] => [
    (raw[2 * index] ?? '').toLowerCase(),
    raw[2 * index + 1] ?? '',
  ]);
  const cookies = pairs
    .filter(([name]) => name === 'cookie')
    .flatMap(([, value]) => value.split(/; */).filter(Boolean));
  const hopByHop = new Set(['cookie', 'connection', 'keep-alive', 'transfer-encoding', 'upgrade']);
  const headers = joinRepeated(pairs.filter(([name]) => !hopByHop.has(name)));
  const forwardedFor = [headers['x-forwarded-for'], request.socket.remoteAddress].filter(Boolean).join(', ');
  return { headers: { ...headers, 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': 'http' }, cookies };
}

function joinRepeated(pairs: [string, string][]): Record<string, string> {
  const joined: Record<string, string> = {};
  for (const [name, value] of pairs) joined[name] = name in joined ? `${joined[name]},${value}` : value;
  return joined;
}

function isText(headers: Record<string, string>): boolean {
  const type = headers['content-type'] ?? 'text/plain';
  return (
    !headers['content-encoding'] &&
    /^(text\/|application\/(json|javascript|xml)\b|application\/[\w.-]+\+(json|xml)\b)/i.test(type)
  );
}

/** 12/Mar/2020:19:03:58 +0000 */
function clfTime(now: Date): string {
  const [, day, monthName, year, time] = now.toUTCString().split(' ');
  return `${day}/${monthName}/${year}:${time} +0000`;
}

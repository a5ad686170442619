import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { apiPrefix, edgeHeader } from '#functions/contract/endpoint.ts';
import { controlFaults, faultProxy, faultsPath, type FaultProxy } from '#infra/local/faults/fault-proxy.ts';
import { apiSecurityHeaders } from '#infra/security-headers.ts';
import type { QueuedMessage } from '#infra/local/events/events-shapes.ts';
import type { Site } from './site.ts';
import { localSiteSecret } from '#infra/local/settings.ts';

const inboxPath = '/_local/inbox';

/** Serves the mail inbox under the site's own address: the viewer at `/_local/inbox`, the mails as JSON at `/_local/inbox/store`. */
async function serveInbox(
  mailEndpoint: string,
  path: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const query = new URL(`http://inbox${request.url}`).search;
  const answer = await fetch(`${mailEndpoint}${path.slice(inboxPath.length) || '/'}${query}`, {
    method: request.method ?? 'GET',
  });
  const type = answer.headers.get('content-type') ?? 'text/plain';
  const body = Buffer.from(await answer.arrayBuffer());
  response.writeHead(answer.status, { 'content-type': type, 'cache-control': 'no-store' });
  response.end(type.startsWith('text/html') ? adaptViewer(body.toString('utf8')) : body);
}

/** Rewrites the absolute paths of the viewer's data, and opens attachments in a new tab. */
function adaptViewer(html: string): string {
  return html
    .replaceAll(/(['"`])\/(store|clear-store|get-emlContent)\b/g, `$1${inboxPath}/$2`)
    .replaceAll(`'<a href="' + makeBlob`, `'<a target="_blank" href="' + makeBlob`);
}

export interface WebParts {
  gateway(request: IncomingMessage, response: ServerResponse): Promise<void>;
  site: Site;
  /** Security headers of every page and file of the site. The API's answers have only some of them. */
  headers: Record<string, string>;
  siteConfig: object;
  mailEndpoint: string;
  deadLetters(): Record<string, QueuedMessage[]>;
}

/** Answers requests until all parts have started. */
export const replyStarting: RequestListener = (_request, response) => {
  response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('TrueIn is starting.');
};

/** Serves everything under one origin, like CloudFront: the API, the configuration, the site, and the local tools. */
export function webServer(parts: WebParts): RequestListener {
  const faults = faultProxy(parts.gateway);
  return (request, response) => {
    route(parts, faults, request, response).catch((cause: unknown) => {
      console.error(cause);
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain' });
      response.end('Something went wrong in the local cloud.');
    });
  };
}

async function route(
  parts: WebParts,
  faults: FaultProxy,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const path = pathOf(request);
  if (path === undefined) return void response.writeHead(400).end();
  faults.prepare(request, response);
  const isApi = path.startsWith(`${apiPrefix}/`);
  if (!path.startsWith('/_local/'))
    for (const [name, value] of Object.entries(parts.headers))
      if (!isApi || isForApi(name)) response.setHeader(name, value);
  if (isApi) {
    addEdgeHeaders(request);
    return faults.serve(request, response);
  }
  if (path === '/config.json') return sendJson(response, parts.siteConfig);
  if (path === '/_local/status') return sendJson(response, { pid: process.pid });
  if (path === '/_local/dead-letters') return sendJson(response, parts.deadLetters());
  if (path === faultsPath || path.startsWith(`${faultsPath}/`)) return controlFaults(faults, path, request, response);
  if (path === '/_local/openapi.json')
    return sendJson(response, (await import('#functions/contract/openapi.ts')).openApi());
  if (path === inboxPath || path.startsWith(`${inboxPath}/`))
    return serveInbox(parts.mailEndpoint, path, request, response);
  return parts.site.serve(request, response, path);
}

const isForApi = (header: string) => apiSecurityHeaders.some((name) => name === header);

/** The decoded path; `undefined` if it cannot be decoded. */
function pathOf({ url = '/' }: IncomingMessage): string | undefined {
  try {
    return decodeURIComponent(new URL(`http://local${url}`).pathname);
  } catch {
    return undefined;
  }
}

function sendJson(response: ServerResponse, value: unknown): void {
  response
    .writeHead(200, { 'content-type': 'application/json', 'cache-control': 'no-store' })
    .end(JSON.stringify(value, null, 2));
}

/** Adds CloudFront's headers to a request for the API: the secret, which replaces any that the client sent, and the client's address. */
export function addEdgeHeaders(request: IncomingMessage): void {
  const { rawHeaders, headers, socket } = request;
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index) => rawHeaders.slice(2 * index, 2 * index + 2));
  const forwardedFor = [headers['x-forwarded-for'], socket.remoteAddress].filter(Boolean).join(', ');
  const added = { [edgeHeader]: localSiteSecret, 'x-forwarded-for': forwardedFor };
  const kept = pairs.filter(([name = '']) => !(name.toLowerCase() in added));
  request.rawHeaders = [...kept, ...Object.entries(added)].flat();
  Object.assign(headers, added);
}

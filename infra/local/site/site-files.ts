import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { extname, join, resolve, sep } from 'node:path';
import { runInNewContext } from 'node:vm';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { pageRouter } from '#infra/constructs/site/page-router.ts';

/** Content types by file extension. */
const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.map': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.pdf': 'application/pdf',
};

interface SiteFile {
  bytes: Buffer;
  etag: string;
  headers: Record<string, string>;
  compressed: Map<string, Buffer>;
}

type Routed = { uri: string } | { statusCode: number; headers: { location: { value: string } } };
/** The function that runs at CloudFront, so that the routes are the same. */
const edgeFunction = runInNewContext(`${pageRouter}\nhandler`) as (event: { request: { uri: string } }) => Routed;

/** The file for a path of the site, or the location to which the path redirects. */
export function routePage(path: string): { file: string } | { location: string } {
  const routed = edgeFunction({ request: { uri: path } });
  return 'uri' in routed ? { file: routed.uri } : { location: routed.headers.location.value };
}

/** Serves a built site like CloudFront: it maps each path to its document, caches assets forever, and compresses text. */
export function siteFiles(folder: string) {
  const root = resolve(folder);
  const cache = new Map<string, SiteFile>();

  async function load(name: string): Promise<SiteFile | undefined> {
    const path = join(root, name);
    if (!path.startsWith(root + sep)) return undefined;
    const bytes = await readFile(path).catch(() => undefined);
    if (!bytes) return undefined;
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`;
    const known = cache.get(name);
    if (known?.etag === etag) return known;
    const file = { bytes, etag, headers: headersOf(name), compressed: new Map() };
    cache.set(name, file);
    return file;
  }

  return async (request: IncomingMessage, response: ServerResponse, path: string): Promise<void> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      return void response.writeHead(403, { 'content-type': 'text/plain' }).end('This address is read-only.');
    }
    const routed = routePage(path);
    if ('location' in routed) return void response.writeHead(302, { location: routed.location }).end();
    const file = await load(routed.file);
    if (!file) return void response.writeHead(404, { 'content-type': 'text/plain' }).end('Not found');
    send(request, response, file);
  };
}

function headersOf(name: string): Record<string, string> {
  return {
    'content-type': contentTypes[extname(name)] ?? 'application/octet-stream',
    'cache-control': name.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
  };
}

function send(request: IncomingMessage, response: ServerResponse, file: SiteFile): void {
  const encoding = encodingFor(request, file);
  const encoded = encoding ? { 'content-encoding': encoding, vary: 'accept-encoding' } : {};
  const headers = { ...file.headers, etag: file.etag, ...encoded };
  if (request.headers['if-none-match']?.includes(file.etag)) return void response.writeHead(304, headers).end();
  const body = encoding ? compress(file, encoding) : file.bytes;
  response.writeHead(200, { ...headers, 'content-length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Chooses the encoding like CloudFront, which compresses text from 1,000 bytes to 10 MB, with Brotli if the browser accepts it. */
function encodingFor(request: IncomingMessage, { bytes, headers }: SiteFile): 'br' | 'gzip' | undefined {
  const isText = /^(text\/|application\/(json|manifest|xml|wasm)|image\/svg)/.test(headers['content-type'] ?? '');
  if (!isText || bytes.length < 1000 || bytes.length > 10_000_000) return undefined;
  const accepted = String(request.headers['accept-encoding'] ?? '');
  return /\bbr\b/.test(accepted) ? 'br' : /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
}

function compress({ bytes, compressed }: SiteFile, encoding: 'br' | 'gzip'): Buffer {
  const known = compressed.get(encoding);
  if (known) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };
  const result = encoding === 'br' ? brotliCompressSync(bytes, quality) : gzipSync(bytes);
  compressed.set(encoding, result);
  return result;
}

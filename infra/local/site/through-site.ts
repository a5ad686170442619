import type { IncomingMessage } from 'node:http';
import { edgeHeader } from '#functions/contract/endpoint.ts';
import { localSiteSecret } from '#infra/local/settings.ts';

/** Marks a request for the API as CloudFront does: with the secret in place of what the client sent, and the client's address at the end. */
export function markThroughSite(request: IncomingMessage): void {
  const { rawHeaders, headers, socket } = request;
  const pairs = Array.from({ length: rawHeaders.length / 2 }, (_, index) => rawHeaders.slice(2 * index, 2 * index + 2));
  const own = { [edgeHeader]: localSiteSecret, 'x-forwarded-for': forwardedFor(headers, socket.remoteAddress) };
  const kept = pairs.filter(([name = '']) => !(name.toLowerCase() in own));
  request.rawHeaders = [...kept, ...Object.entries(own)].flat();
  Object.assign(headers, own);
}

const forwardedFor = (headers: IncomingMessage['headers'], address: string | undefined): string =>
  [headers['x-forwarded-for'], address].filter(Boolean).join(', ');

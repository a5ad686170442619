import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

interface Finished {
  request: IncomingMessage;
  response: ServerResponse;
  socket: Socket;
}

interface SiteRequest {
  method: string;
  path: string;
  bytesIn: number;
  bytesOut: number;
  requestHeaders: IncomingMessage['headers'];
  replyHeaders: ReturnType<ServerResponse['getHeaders']>;
}

/**
 * All requests that reach a host at a port of this process, with their bytes as they are in HTTP/1.1: those of service workers, too, which
 * no page tells.
 */
export function watchSite({ port, host }: { port: number; host: string }) {
  const seen = new WeakMap<Socket, { read: number; written: number }>();
  const requests: SiteRequest[] = [];
  const onFinish = (message: unknown) => {
    const { request, response, socket } = message as Finished;
    if (socket.localPort !== port || request.headers.host !== host) return;
    const before = seen.get(socket) ?? { read: 0, written: 0 };
    const now = { read: socket.bytesRead, written: socket.bytesWritten };
    seen.set(socket, now);
    requests.push({
      method: request.method ?? 'GET',
      path: request.url ?? '/',
      bytesIn: now.read - before.read,
      bytesOut: now.written - before.written,
      requestHeaders: request.headers,
      replyHeaders: response.getHeaders(),
    });
  };
  subscribe('http.server.response.finish', onFinish);
  return {
    requests,
    stop: () => unsubscribe('http.server.response.finish', onFinish),
  };
}

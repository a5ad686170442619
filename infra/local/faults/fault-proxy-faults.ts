import { ServerResponse, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { readBody } from '#infra/local/gateway/gateway-event.ts';
import { sendMessage } from '#infra/local/gateway/gateway-reply.ts';
import type { Fault } from './fault-proxy-plan.ts';

export type Serve = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** Longer than any of our clients waits for an answer. */
const maxHangMs = 60_000;

/** Serves a request with a fault. */
export async function serveWithFault(
  fault: Fault,
  serve: Serve,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  switch (fault.kind) {
    case 'pass':
      return serve(request, response);
    case 'delay':
      await pause(fault.ms);
      return serve(request, response);
    case 'fail':
      request.resume();
      return sendMessage(
        response,
        fault.status,
        fault.status === 500 ? 'Internal Server Error' : 'Service Unavailable',
      );
    case 'drop':
      return void request.socket.destroy();
    case 'hang':
      request.resume();
      return untilClientGivesUp(response);
    case 'lose-reply':
      await withHeldReply(serve, request, response);
      return void request.socket.destroy();
    case 'cut-reply': {
      const body = String(await withHeldReply(serve, request, response));
      response.setHeader('content-length', Buffer.byteLength(body));
      response.write(body.slice(0, body.length / 2), () => request.socket.destroy());
      return;
    }
    case 'hang-reply':
      await withHeldReply(serve, request, response);
      return untilClientGivesUp(response);
    case 'twice': {
      const body = await readBody(request);
      await serve(withBody(request, body), new ServerResponse(request));
      await pause(fault.ms);
      return serve(withBody(request, body), response);
    }
    case 'tamper': {
      const body = JSON.parse(String(await readBody(request))) as object;
      return serve(withBody(request, Buffer.from(JSON.stringify({ ...body, ...fault.body }))), response);
    }
  }
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Runs the request but withholds the reply. @returns its body. */
async function withHeldReply(serve: Serve, request: IncomingMessage, response: ServerResponse): Promise<unknown> {
  const { end } = response;
  let held: unknown;
  response.end = ((body?: unknown) => {
    held = body ?? '';
    return response;
  }) as typeof end;
  await serve(request, response);
  response.end = end;
  return held;
}

function untilClientGivesUp(response: ServerResponse): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => response.socket?.destroy(), maxHangMs);
    response.once('close', () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

/** A copy of the request with an unread body. */
function withBody(request: IncomingMessage, body: Buffer): IncomingMessage {
  const { method, url, headers, rawHeaders, httpVersion, socket } = request;
  const stream = Readable.from(body.length > 0 ? [body] : []);
  return Object.assign(stream, { method, url, headers, rawHeaders, httpVersion, socket }) as unknown as IncomingMessage;
}

import { connect, createServer, type OutgoingHttpHeaders } from 'node:http2';
import { once } from 'node:events';
import type { AddressInfo, Socket } from 'node:net';
import { fromCloudFront } from '#test/synthesised/network/cloudfront-headers.ts';

interface Exchange {
  path: string;
  requestHeaders: OutgoingHttpHeaders;
  requestBytes: number;
  replyHeaders: OutgoingHttpHeaders;
  replyBytes: number;
}

const hopByHop = /^(host|connection|keep-alive|transfer-encoding|content-length|date)$/;
/** Chromium puts the token into the table of repeated headers, and Node.js none of this name, so it gets another one here. */
const forHttp2 = (headers: OutgoingHttpHeaders) =>
  Object.fromEntries(
    Object.entries(headers)
      .filter(([name]) => !hopByHop.test(name))
      .map(([name, value]) => [name === 'authorization' ? 'x-authorization' : name, value]),
  );

const warmUp = 5;
const counted = 20;

/** Bytes of an exchange on a connection of HTTP/2 that has seen others like it, without TLS: repeated headers are a byte or two. */
export async function http2Bytes(exchange: Exchange): Promise<{ bytesIn: number; bytesOut: number }> {
  let replies = 0;
  let socket: Socket | undefined;
  const server = createServer();
  server.on('session', (session) => (socket = session.socket as Socket));
  server.on('stream', (stream) => {
    stream.resume();
    replies += 1;
    const id = `${replies}`.padStart(15, 'aB3');
    stream.respond({
      ':status': 200,
      ...forHttp2({ ...exchange.replyHeaders, 'apigw-requestid': id }),
      'content-length': exchange.replyBytes,
      ...fromCloudFront(replies),
    });
    stream.end(Buffer.alloc(exchange.replyBytes, 'a'));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const session = connect(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const bytes = () => ({ in: socket?.bytesRead ?? 0, out: socket?.bytesWritten ?? 0 });
  let before = bytes();
  for (let number = 0; number < warmUp + counted; number += 1) {
    if (number === warmUp) before = bytes();
    const request = session.request({
      ':method': 'POST',
      ':path': exchange.path,
      ...forHttp2(exchange.requestHeaders),
      'content-length': exchange.requestBytes,
    });
    request.resume();
    request.end(Buffer.alloc(exchange.requestBytes, 'a'));
    await once(request, 'close');
  }
  const after = bytes();
  session.close();
  server.close();
  return {
    bytesIn: Math.round((after.in - before.in) / counted),
    bytesOut: Math.round((after.out - before.out) / counted),
  };
}

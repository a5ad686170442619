import { once } from 'node:events';
import { createSecureServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo, Socket } from 'node:net';
import { selfSigned } from '#test/synthesised/network/certificate.ts';
import { fromCloudFront } from '#test/synthesised/network/cloudfront-headers.ts';
import type { Network } from '#test/synthesised/network/connect-here.ts';
import { openPeer } from '#test/synthesised/network/forward.ts';

interface Http2Front {
  network: Network;
  /** All bytes to the browsers so far, those of TLS included. */
  bytesOut(): number;
  /** The paths that browsers have asked for. */
  paths(): string[];
  close(): void;
}

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'date']);

/** Speaks HTTP/2 with the browsers, as CloudFront does, and passes each request on to where AWS is played. */
export async function openHttp2Front(behind: Network): Promise<Http2Front> {
  const { certificate, privateKey } = selfSigned(['*.cloudfront.net']);
  const askPeer = openPeer(behind);
  const sockets = new Set<Socket>();
  const paths: string[] = [];

  async function answer(stream: ServerHttp2Stream, headers: IncomingHttpHeaders): Promise<void> {
    const { ':method': method = 'GET', ':path': path = '/', ':authority': host = '' } = headers;
    const chunks: Buffer[] = [];
    for await (const chunk of stream as AsyncIterable<Buffer>) chunks.push(chunk);
    const own = Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':')));
    paths.push(path);
    const url = new URL(path, `https://${host}`);
    const reply = await askPeer(url, { method, headers: own, body: Buffer.concat(chunks) });
    const kept = Object.entries(reply.headers).filter(([name]) => !hopByHop.has(name));
    stream.respond({ ':status': reply.status, ...Object.fromEntries(kept), ...fromCloudFront(paths.length) });
    stream.end(reply.body);
  }

  const server = createSecureServer({ key: privateKey, cert: certificate });
  server.on('connection', (socket: Socket) => sockets.add(socket));
  server.on('stream', (stream, headers) => {
    answer(stream, headers).catch(() => stream.destroy());
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    network: { port: (server.address() as AddressInfo).port, certificate },
    bytesOut: () => [...sockets].reduce((sum, { bytesWritten }) => sum + bytesWritten, 0),
    paths: () => paths,
    close() {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}

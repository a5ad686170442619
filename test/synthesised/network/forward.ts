import { request as plainRequest, type IncomingHttpHeaders, type OutgoingHttpHeaders } from 'node:http';
import { Agent, request as tlsRequest } from 'node:https';
import type { Network } from './connect-here.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Asked {
  method: string;
  headers: OutgoingHttpHeaders;
  body: Buffer;
}

/** Asks an engine of this machine. A connection of its own for each request: the engines close idle ones. */
export function askEngine(url: string, { method, headers, body }: Asked): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = plainRequest(
      url,
      { method, headers: { ...headers, 'content-length': body.length }, agent: false },
      collect(resolve, reject),
    );
    asked.on('error', reject);
    asked.end(body);
  });
}

/** Asks a host that this machine plays, as one service of AWS asks another. */
export function openPeer({ port, certificate }: Network): (url: URL, asked: Asked) => Promise<Answer> {
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  return (url, { method, headers, body }) =>
    new Promise((resolve, reject) => {
      const asked = tlsRequest(
        {
          agent,
          host: '127.0.0.1',
          port,
          servername: url.hostname,
          ca: certificate,
          method,
          path: `${url.pathname}${url.search}`,
          headers: { ...headers, host: url.hostname, ...(body.length > 0 && { 'content-length': body.length }) },
        },
        collect(resolve, reject),
      );
      asked.on('error', reject);
      asked.end(body);
    });
}

const collect =
  (resolve: (answer: Answer) => void, reject: (cause: Error) => void) =>
  (answer: import('node:http').IncomingMessage): void => {
    const chunks: Buffer[] = [];
    answer.on('data', (chunk: Buffer) => chunks.push(chunk));
    answer.on('error', reject);
    answer.on('end', () =>
      resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
    );
  };

const hopByHop = new Set(['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'host', 'content-length']);

/** Headers that go on to the next host. */
export const passedOn = (headers: IncomingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !hopByHop.has(name)));

import { createServer as createPlainServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { TLSSocket } from 'node:tls';
import { idleConnectionMs, listen } from '#infra/local/engines/listen.ts';
import type { Network } from './connect-here.ts';
import { selfSigned } from './certificate.ts';

/** Answers the requests to the hosts of one service. */
export type Service = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

export interface Front {
  network: Network;
  /** From now on the service answers for these host names, which may begin with `*.`. */
  serve(hosts: readonly string[], service: Service): void;
  close(): void;
}

/** One server for every host name of AWS that the product uses. It tells them apart by the host of a request. */
export async function openFront(names: readonly string[], log: (line: string) => void): Promise<Front> {
  const { certificate, privateKey } = selfSigned(names);
  const services: { host: string; service: Service }[] = [];
  const find = (host: string) => services.find((each) => matchesHost(each.host, host))?.service;
  const answer = (request: IncomingMessage, response: ServerResponse) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '');
    const service = find(host);
    if (!service) {
      log(`${request.method} https://${host}${request.url}: nothing answers at this host.`);
      return void request.socket.destroy();
    }
    service(request, response).catch((cause: unknown) => {
      log(`${request.method} https://${host}${request.url}: ${cause instanceof Error ? cause.stack : String(cause)}`);
      if (response.headersSent) response.destroy();
      else response.writeHead(500).end();
    });
  };
  const servers = [
    createServer({ key: privateKey, cert: certificate, keepAliveTimeout: idleConnectionMs }, answer),
    createPlainServer(answer),
  ] as const;
  const [port, plainPort] = await Promise.all([listen(servers[0], 0), listen(servers[1], 0)]);
  return {
    network: { port, plainPort, certificate },
    serve: (hosts, service) => services.push(...hosts.map((host) => ({ host, service }))),
    close() {
      for (const server of servers) {
        server.close();
        server.closeAllConnections();
      }
    },
  };
}

function matchesHost(pattern: string, host: string): boolean {
  return pattern.startsWith('*.')
    ? host.endsWith(pattern.slice(1)) && !host.slice(0, -pattern.length + 1).includes('.')
    : pattern === host;
}

/** The whole body of a request. */
export async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  return Buffer.concat(chunks);
}

export const addressOf = (request: IncomingMessage): URL => new URL(`https://${request.headers.host}${request.url}`);

/** Whether a request came over TLS. */
export const isSecure = (request: IncomingMessage): boolean => request.socket instanceof TLSSocket;

import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long a connection stays open without a request, about as long as AWS keeps it. A busy machine would reset requests after Node.js's 5 s. */
export const idleConnectionMs = 60_000;

/** Listens on the loopback interface only; port 0 takes a free one. @returns the port. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops a server, and ends the connections that are kept alive. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

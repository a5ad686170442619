import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

/** How long an idle connection stays open, about as long as in AWS. With Node.js's default of 5 s, a busy machine would reset requests. */
export const idleConnectionMs = 60_000;

/** Listens on the loopback interface only. For port 0 the system chooses one. @returns the port. */
export function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject);
      resolve((server.address() as AddressInfo).port);
    });
  });
}

/** Stops a server, and closes its connections. */
export async function closeServer(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

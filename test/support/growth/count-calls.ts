import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

/** Passes every request on to DynamoDB, and records the names of the operations, the SDK's own retries included. */
export async function countCalls(endpoint: string) {
  const calls: string[] = [];
  const { hostname, port } = new URL(endpoint);
  const server = createServer((request, response) => {
    calls.push(operationOf(request));
    const { method, url, headers } = request;
    const onward = ask({ hostname, port, method, path: url, headers }, (reply) => {
      response.writeHead(reply.statusCode ?? 500, reply.headers);
      reply.pipe(response);
    });
    onward.on('error', () => response.destroy());
    request.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Runs `work`. @returns the names of the operations that it called, e.g. `Query`, in their order. */
    async during(work: () => Promise<unknown>): Promise<string[]> {
      calls.length = 0;
      await work();
      return [...calls];
    },
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type CallCounter = Awaited<ReturnType<typeof countCalls>>;

const operationOf = ({ headers }: IncomingMessage) => String(headers['x-amz-target']).replace(/^.*\./, '');

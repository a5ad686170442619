import { createServer, type ServerResponse } from 'node:http';
import { listen } from '#infra/local/engines/listen.ts';

export interface Invocation {
  requestId: string;
  arn: string;
  event: string;
}

export interface RuntimeApi {
  /** host:port */
  address: string;
  /** Settles once the process has asked for its first invocation; fails if it could not load its code. */
  initialised: Promise<void>;
  /** Hands an invocation to the process. Fails with the error that the function reports. */
  hand(invocation: Invocation, deadline: number): Promise<string>;
  /** Fails whatever waits. */
  close(why: Error): void;
}

/** An error that a function has thrown. */
export class FunctionError extends Error {
  override readonly name = 'FunctionError';
}

/** Lambda's Runtime API, for one process. `onIdle`: it asks for an invocation, and there is none. */
export async function openRuntimeApi(onIdle: () => void): Promise<RuntimeApi> {
  let waiting: ServerResponse | undefined;
  let queued: (Invocation & { deadline: number }) | undefined;
  let current: { requestId: string; done(body: string): void; fail(cause: Error): void } | undefined;
  let ready: () => void;
  let broken: (cause: Error) => void;
  const initialised = new Promise<void>((resolve, reject) => {
    ready = resolve;
    broken = reject;
  });
  initialised.catch(() => undefined);

  const server = createServer({ keepAliveTimeout: 0, requestTimeout: 0, headersTimeout: 0 }, (request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => answer(request.url ?? '', Buffer.concat(chunks).toString('utf8'), response));
  });

  function answer(url: string, body: string, response: ServerResponse): void {
    const [, id, what] = /\/invocation\/([^/]+)\/(response|error)$/.exec(url) ?? [];
    if (url.endsWith('/invocation/next')) {
      waiting = response;
      ready();
      if (!queued) onIdle();
      return give();
    }
    response.writeHead(202).end();
    if (url.endsWith('/init/error')) return broken(new FunctionError(`The function could not be loaded: ${body}`));
    if (!current || current.requestId !== id) return;
    if (what === 'response') current.done(body);
    else current.fail(new FunctionError(body));
    current = undefined;
  }

  function give(): void {
    if (!waiting || !queued) return;
    waiting.writeHead(200, {
      'content-type': 'application/json',
      'lambda-runtime-aws-request-id': queued.requestId,
      'lambda-runtime-deadline-ms': String(queued.deadline),
      'lambda-runtime-invoked-function-arn': queued.arn,
    });
    waiting.end(queued.event);
    waiting = undefined;
    queued = undefined;
  }

  const port = await listen(server, 0);
  return {
    address: `127.0.0.1:${port}`,
    initialised,
    hand(invocation, deadline) {
      return new Promise((done, fail) => {
        current = { requestId: invocation.requestId, done, fail };
        queued = { ...invocation, deadline };
        give();
      });
    },
    close(why) {
      broken(why);
      current?.fail(why);
      current = undefined;
      server.close();
      server.closeAllConnections();
    },
  };
}

import { createServer, type IncomingHttpHeaders } from 'node:http';
import { listen } from '#infra/local/engines/listen.ts';

interface Exchange {
  method: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

interface Reply {
  status: number;
  body: Buffer;
}

interface Options {
  target: string;
  /** May change the body on its way. */
  before?: (exchange: Exchange) => Buffer;
  after: (exchange: Exchange, reply: Reply) => void | Promise<void>;
}

/** A server in front of an engine, which sees each call of a function to it. */
export async function startCountingProxy({ target, before, after }: Options) {
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const exchange = { method: request.method ?? 'GET', headers: request.headers, body: Buffer.concat(chunks) };
      const {
        'content-length': _length,
        connection: _connection,
        'transfer-encoding': _chunks,
        expect: _,
        ...kept
      } = request.headers;
      const body = before ? before(exchange) : exchange.body;
      const answer = await fetch(`${target}${request.url}`, {
        method: exchange.method,
        headers: Object.entries(kept).flatMap(([name, value]) =>
          value === undefined ? [] : [[name, [value].flat().join(', ')] as [string, string]],
        ),
        ...(body.length > 0 && { body: new Uint8Array(body) }),
      });
      const reply = { status: answer.status, body: Buffer.from(await answer.arrayBuffer()) };
      await after(exchange, reply);
      const headers = [...answer.headers].filter(
        ([name]) => !/^(content-length|transfer-encoding|connection)$/.test(name),
      );
      response.writeHead(reply.status, Object.fromEntries(headers)).end(reply.body);
    })().catch((cause: unknown) => response.writeHead(502).end(String(cause)));
  });
  const endpoint = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    endpoint,
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}

import type { IncomingMessage } from 'node:http';
import type { Provider } from 'oidc-provider';

/** A Koa middleware of the identity server, which runs before the engine's own routes. */
export type Middleware = (ctx: Context, next: () => Promise<unknown>) => unknown;
export type Context = Parameters<Parameters<Provider['use']>[0]>[0];

const maxBodyBytes = 20_000;

/** Reads the body as text. Refuses it with 413 if it is larger than any that a browser sends here. */
export async function readBody(ctx: Context): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of ctx.req as IncomingMessage & AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > maxBodyBytes) ctx.throw(413);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString('utf8');
}

import { beforeAll, expect, it } from 'vitest';
import { api } from '#functions/contract/api.ts';
import type { Endpoint } from '#functions/contract/endpoint.ts';
import { startHandlers, type Handlers } from '#test/support/handlers/handlers.ts';
import { makeBank } from '#test/support/make-bank.ts';

let handlers: Handlers;
beforeAll(async () => {
  handlers = await startHandlers();
});

it('the active quiz may be cached for a minute at the edge only, and a 404 not at all', async () => {
  const caching = async () => {
    const { status, headers } = await handlers.send('getActiveQuiz');
    return [status, headers['cache-control']];
  };
  expect(await caching()).toEqual([404, 'no-store']);
  await handlers.engine.publish(makeBank(3));
  expect(await caching()).toEqual([200, 'public, max-age=0, s-maxage=60']);
});

it('only public operations without input may be cached at the edge', () => {
  const kept = Object.values<Endpoint>(api).filter(({ edgeSeconds }) => edgeSeconds !== undefined);
  expect(kept.map(({ path }) => path)).toEqual(['/quiz']);
  for (const operation of kept)
    expect(operation).toMatchObject({ method: 'GET', access: 'public', params: undefined, query: undefined });
});

it('other replies and refusals are never cached', async () => {
  const me = await handlers.send('getMe', { token: await handlers.tokenOf('somebody') });
  expect([me.status, me.headers['cache-control']]).toEqual([200, 'no-store']);
  const refused = await handlers.send('getMe');
  expect([refused.status, refused.headers['cache-control']]).toEqual([401, 'no-store']);
});

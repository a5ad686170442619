import { expect, it } from 'vitest';
import type { Answer } from '../network/forward.ts';
import { openCache } from './cache.ts';

const policy = {
  minSeconds: 0,
  defaultSeconds: 0,
  maxSeconds: 60,
  headers: [],
  queryStrings: 'none' as const,
  gzip: true,
  brotli: true,
};

/** How often the origin is asked for two requests to one address. */
async function asked(
  answer: { status: number; 'cache-control'?: string },
  { method = 'GET', errorSeconds = 10 } = {},
): Promise<number> {
  const cache = openCache({ policy, compress: true, errorSeconds: () => errorSeconds, speed: 1 });
  let times = 0;
  const ask = async (): Promise<Answer> => {
    times += 1;
    const { status, ...headers } = answer;
    return { status, headers, body: Buffer.from('') };
  };
  for (const path of ['/api/me', '/api/me']) await cache.answer({ method, path }, {}, ask);
  return times;
}

it.each([
  ['an answer with s-maxage', { status: 200, 'cache-control': 's-maxage=60' }, {}, 1],
  ['an answer without cache-control', { status: 200 }, {}, 2],
  ['an answer to a POST', { status: 200, 'cache-control': 's-maxage=60' }, { method: 'POST' }, 2],
  ['a 403, which CloudFront caches for ten seconds by default', { status: 403 }, {}, 1],
  ['an error that the distribution doesn’t cache', { status: 403 }, { errorSeconds: 0 }, 2],
  ['a 401, which CloudFront never caches', { status: 401 }, {}, 2],
  ['a 409, which CloudFront never caches', { status: 409 }, {}, 2],
])('the simulated CloudFront asks the origin for %s as often as the real one', async (_, answer, options, times) => {
  expect(await asked(answer, options)).toBe(times);
});

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
  ['an answer that says for how long it is good', { status: 200, 'cache-control': 's-maxage=60' }, {}, 1],
  ['an answer that says nothing', { status: 200 }, {}, 2],
  ['an answer to a POST', { status: 200, 'cache-control': 's-maxage=60' }, { method: 'POST' }, 2],
  ['an error that CloudFront keeps, for ten seconds by default', { status: 403 }, {}, 1],
  ['an error that the distribution does not want to be kept', { status: 403 }, { errorSeconds: 0 }, 2],
  ['a request for a sign-in, which CloudFront never keeps', { status: 401 }, {}, 2],
  ['a conflict, which CloudFront never keeps', { status: 409 }, {}, 2],
])('asks the origin for %s as often as CloudFront does', async (_, answer, options, times) => {
  expect(await asked(answer, options)).toBe(times);
});

import type { IncomingHttpHeaders } from 'node:http';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Answer } from '../network/forward.ts';
import type { CachePolicy } from './cache-policy.ts';

interface Asked {
  method: string;
  /** With its query string. */
  path: string;
}

interface Kept {
  answer: Answer;
  until: number;
  /** By encoding. */
  compressed: Map<string, Answer>;
}

export interface Cache {
  /** The answer to a request: a kept one while it is fresh, else the origin's. */
  answer(asked: Asked, headers: IncomingHttpHeaders, ask: () => Promise<Answer>): Promise<Answer>;
}

/** The errors that CloudFront keeps. A 401, 409 or 429 always comes from the origin. */
const keptErrors = new Set([400, 403, 404, 405, 412, 414, 415, 416, 500, 501, 502, 503, 504]);

interface CacheOptions {
  policy: CachePolicy;
  compress: boolean;
  errorSeconds(status: number): number;
  /** How many times faster than in AWS time passes. */
  speed: number;
}

/** A behaviour's cache. As in CloudFront, only what it may keep is compressed, and errors are kept even where nothing else is. */
export function openCache({ policy, compress, errorSeconds, speed }: CacheOptions): Cache {
  const kept = new Map<string, Kept>();

  function keyOf({ path }: Asked, headers: IncomingHttpHeaders): string {
    const [plain = '', query = ''] = path.split('?');
    const all = [...new URLSearchParams(query)];
    const { queryStrings } = policy;
    const used =
      queryStrings === 'all' ? all : queryStrings === 'none' ? [] : all.filter(([name]) => queryStrings.includes(name));
    return JSON.stringify([plain, used, policy.headers.map((name) => headers[name])]);
  }

  return {
    async answer(asked, headers, ask) {
      const mayKeep = asked.method === 'GET' || asked.method === 'HEAD';
      if (!mayKeep) return ask();
      const key = keyOf(asked, headers);
      let found = kept.get(key);
      if (!found || found.until < Date.now()) {
        const answer = await ask();
        const seconds = keptErrors.has(answer.status) ? errorSeconds(answer.status) : freshFor(answer, policy);
        found = { answer, until: Date.now() + (seconds * 1000) / speed, compressed: new Map() };
        if (seconds > 0 && asked.method === 'GET') kept.set(key, found);
      }
      const etag = found.answer.headers.etag;
      if (etag && headers['if-none-match']?.includes(etag))
        return { ...found.answer, status: 304, body: Buffer.alloc(0) };
      return compress && policy.maxSeconds > 0
        ? inEncoding(found, policy, String(headers['accept-encoding'] ?? ''))
        : found.answer;
    },
  };
}

function freshFor({ status, headers }: Answer, { minSeconds, defaultSeconds, maxSeconds }: CachePolicy): number {
  if (status !== 200) return 0;
  const control = headers['cache-control'] ?? '';
  if (/no-cache|no-store|private/.test(control)) return minSeconds;
  const given = /s-maxage=(\d+)/.exec(control)?.[1] ?? /max-age=(\d+)/.exec(control)?.[1];
  return Math.min(maxSeconds, Math.max(minSeconds, given === undefined ? defaultSeconds : Number(given)));
}

const isText = /^(text\/|application\/(javascript|json|manifest|xml|wasm|xhtml)|image\/svg|font\/(otf|ttf))/;
const [minBytes, maxBytes] = [1_000, 10_000_000];

function inEncoding({ answer, compressed }: Kept, { brotli, gzip }: CachePolicy, accepted: string): Answer {
  const { headers, body, status } = answer;
  const encoding = brotli && /\bbr\b/.test(accepted) ? 'br' : gzip && /\bgzip\b/.test(accepted) ? 'gzip' : undefined;
  const fits =
    status === 200 && body.length >= minBytes && body.length <= maxBytes && isText.test(headers['content-type'] ?? '');
  if (!encoding || !fits || headers['content-encoding']) return answer;
  const known = compressed.get(encoding);
  if (known) return known;
  const packed =
    encoding === 'br' ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }) : gzipSync(body);
  const made = { status, headers: { ...headers, 'content-encoding': encoding, vary: 'Accept-Encoding' }, body: packed };
  compressed.set(encoding, made);
  return made;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it } from 'vitest';
import { checkSite } from '#infra/smoke/check-site.ts';
import { hashesIn } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { appPaths, publicPaths } from '#infra/constructs/site/page-router.ts';
import { listen } from '#infra/local/engines/listen.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const styled = '<html><style>p{}</style>';
const inline = hashesIn([styled]);
const page = { body: '<html><script src="/assets/app-1.js"></script>' };
const json = (value: unknown) => ({ body: JSON.stringify(value) });
const sound: Record<string, Answer> = {
  ...Object.fromEntries([...publicPaths, ...appPaths].map((path) => [path, page])),
  '/students': { body: styled },
  '/assets/app-1.js': { headers: { 'cache-control': 'public, max-age=31536000, immutable' } },
  '/config.json': json({ userPoolId: 'a', userPoolClientId: 'b', userPoolDomain: 'c' }),
  '/sw.js': {},
  '/no/such/page': { status: 302, headers: { location: '/' } },
  '/about': { status: 302, headers: { location: '/#about' } },
  '/api/quiz': { status: 404, ...json({ code: 'no-active-quiz' }) },
  '/api/me': { status: 401 },
};

const servers: Server[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(answers: Record<string, Answer>): Promise<string> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { status = 200, headers = {}, body = '' } = answers[request.url ?? ''] ?? { status: 404 };
    response.writeHead(status, { ...securityHeaders({ connect: [], images: [], inline }), ...headers }).end(body);
  });
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

describe('checkSite', () => {
  it('a sound site passes before there is a quiz', async () => {
    expect(await checkSite({ origin: await serve(sound) })).toEqual([]);
  });

  it.each<[string, Record<string, Answer>, string]>([
    ['a page is missing', { '/students': { status: 404 } }, 'The page /students is answered with 404.'],
    ['a page is empty', { '/admin': {} }, 'The page /admin is no page.'],
    [
      'a header is missing',
      { '/quiz': { ...page, headers: { 'content-security-policy': '' } } },
      'The page /quiz no header content-security-policy.',
    ],
    [
      'the policy belongs to another release than the page',
      { '/students': { body: '<html><style>q{}</style>' } },
      'The page /students has inline what its policy refuses',
    ],
    [
      'a script was not uploaded',
      { '/assets/app-1.js': { status: 404 } },
      'The scripts and styles lack /assets/app-1.js.',
    ],
    ['the settings are not there', { '/config.json': json({}) }, 'The settings of the site lack userPoolId'],
    ['there is no service worker', { '/sw.js': { status: 403 } }, 'The service worker is answered with 403'],
    [
      'unknown pages are answered with an error',
      { '/no/such/page': { status: 403 } },
      'An unknown page leads to nowhere with 403',
    ],
    [
      'unknown pages redirect to another site',
      { '/no/such/page': { status: 302, headers: { location: 'https://evil.example/' } } },
      'An unknown page leads to https://evil',
    ],
    ['a missing file is served', { '/no-such-file.txt': page }, 'A file that does not exist is there.'],
    ['the API is down', { '/api/quiz': { status: 502, ...json({}) } }, 'The quiz on sale is answered with 502.'],
    ['the API answers with a page', { '/api/quiz': page }, 'The quiz on sale cannot be read'],
    [
      'the API needs no token',
      { '/api/me': json({}) },
      'A request without a token is answered with 200 and not with 401.',
    ],
  ])('exactly one problem is reported when %s', async (_, wrong, problem) => {
    const problems = await checkSite({ origin: await serve({ ...sound, ...wrong }) });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(problem);
  });

  it('an API that answers requests around CloudFront is reported', async () => {
    const origin = await serve(sound);
    const closed = await serve({ '/api/quiz': { status: 403 } });
    expect(await checkSite({ origin, apiOrigin: closed })).toEqual([]);
    expect(await checkSite({ origin, apiOrigin: origin })).toEqual([
      'The API without the site before it is answered with 404 and not with 403.',
    ]);
  });

  it('an unreachable site is reported once', async () => {
    const origin = await serve(sound);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const problems = await checkSite({ origin });
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(/^http:\/\/127\.0\.0\.1:\d+ does not answer \(connect ECONNREFUSED .*DNS record/);
  });
});

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { checkSite } from '#infra/check-site.ts';
import { hashesIn } from '#infra/inline-hashes.ts';
import { securityHeaders } from '#infra/security-headers.ts';
import { appPaths, publicPaths } from '#infra/constructs/site/page-router.ts';
import { handler } from '#infra/constructs/site/look-at-site.ts';
import { listen } from '#infra/local/engines/listen.ts';

interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

const styled = '<html><style>p{}</style>';
const inline = hashesIn([styled]);
const page = { body: '<html><script src="/assets/app-1.js"></script><link href="/assets/app-2.css">' };
const json = (value: unknown) => ({ body: JSON.stringify(value) });
const sound: Record<string, Answer> = {
  ...Object.fromEntries([...publicPaths, ...appPaths].map((path) => [path, page])),
  '/students': { body: styled },
  '/assets/app-1.js': {},
  '/assets/app-2.css': {},
  // The sign-in is on the same server. `HOST` is its address.
  '/config.json': json({
    userPoolId: 'a',
    userPoolClientId: 'b',
    userPoolDomain: 'HOST',
    userPoolEndpoint: 'http://HOST/',
  }),
  '/oauth2/authorize': {
    status: 302,
    headers: { location: 'https://accounts.google.com/o/oauth2/v2/auth?client_id=x' },
  },
  '/sw.js': {},
  '/api/quiz': { status: 404, ...json({ code: 'no-active-quiz' }) },
  '/api/me': { status: 401 },
};

const servers: Server[] = [];
const asked: string[] = [];
afterEach(() => servers.splice(0).forEach((server) => server.close()));

async function serve(answers: Record<string, Answer>): Promise<string> {
  const server = createServer((request: IncomingMessage, response: ServerResponse) => {
    const { status = 200, headers = {}, body = '' } = answers[request.url?.split('?')[0] ?? ''] ?? { status: 404 };
    asked.push(request.url ?? '');
    response
      .writeHead(status, { ...securityHeaders({ connect: [], images: [], inline }), ...headers })
      .end(body.replaceAll('HOST', request.headers.host ?? ''));
  });
  servers.push(server);
  return `http://127.0.0.1:${await listen(server, 0)}`;
}

describe('checkSite', () => {
  it('a sound site passes before there is a quiz', async () => {
    expect(await checkSite({ origin: await serve(sound) })).toEqual([]);
  });

  it.each<[string, Record<string, Answer>, string]>([
    ['a page is missing', { '/students': { status: 404 } }, 'The page /students answers 404 without a page.'],
    ['a page is empty', { '/admin': {} }, 'The page /admin answers 200 without a page.'],
    [
      'a header is missing',
      { '/quiz': { ...page, headers: { 'content-security-policy': '' } } },
      'The page /quiz has no header content-security-policy.',
    ],
    [
      'the policy belongs to another release than the page',
      { '/students': { body: '<html><style>q{}</style>' } },
      'The page /students has inline code that its security policy blocks',
    ],
    [
      'a script was not uploaded',
      { '/assets/app-1.js': { status: 404 } },
      'The scripts and styles are incomplete: /assets/app-1.js is missing.',
    ],
    [
      'a style sheet was not uploaded',
      { '/assets/app-2.css': { status: 404 } },
      'The scripts and styles are incomplete: /assets/app-2.css is missing.',
    ],
    [
      'the settings are not complete',
      { '/config.json': json({ userPoolClientId: 'b', userPoolDomain: 'HOST', userPoolEndpoint: 'http://HOST/' }) },
      'The settings of the site are incomplete: userPoolId is missing',
    ],
    [
      'the sign-in answers with a page',
      { '/oauth2/authorize': page },
      'The sign-in answers 200 instead of a redirect.',
    ],
    [
      'the sign-in refuses the site',
      { '/oauth2/authorize': { status: 302, headers: { location: '/error?error=redirect_mismatch&client_id=b' } } },
      'The sign-in redirects to an error: /error?error=redirect_mismatch&client_id=b.',
    ],
    ['there is no service worker', { '/sw.js': { status: 403 } }, 'The service worker answers 403 instead of 200.'],
    ['the API is down', { '/api/quiz': { status: 502, ...json({}) } }, 'The active quiz answers 502.'],
    ['the API answers with a page', { '/api/quiz': page }, 'The active quiz cannot be read'],
    ['the API answers with another thing than a quiz', { '/api/quiz': json({}) }, 'The active quiz answers 200.'],
    ['the API needs no token', { '/api/me': json({}) }, 'A request without a token answers 200 instead of 401.'],
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
      'The API, called without the site, answers 404 instead of 403.',
    ]);
  });

  it('an unreachable site is reported with the reason', async () => {
    const origin = await serve(sound);
    await new Promise((resolve) => servers.pop()?.close(resolve));
    const [problem = ''] = await checkSite({ origin });
    expect(problem).toMatch(/^The page \/\S* cannot be read: connect ECONNREFUSED/);
  });
});

describe('the check from outside', () => {
  const visit = async (answers: Record<string, Answer>) => {
    asked.length = 0;
    vi.stubEnv('SITE_ORIGIN', await serve({ ...sound, ...answers }));
    onTestFinished(() => void vi.unstubAllEnvs());
    await handler();
  };

  it('the home page, the quiz and the way to the sign-in are visited', async () => {
    await visit({});
    expect(asked.map((url) => url.split('?')[0])).toEqual(['/', '/api/quiz', '/config.json', '/oauth2/authorize']);
    const query = new URLSearchParams(asked.at(-1)?.split('?')[1]);
    expect(Object.fromEntries(query)).toMatchObject({
      client_id: 'b',
      redirect_uri: `${process.env['SITE_ORIGIN']}/`,
      response_type: 'code',
      identity_provider: 'Google',
    });
  });

  it('a failure fails the run and says what is wrong', async () => {
    await expect(visit({ '/': { status: 500 } })).rejects.toThrow('The page / answers 500 without a page.');
  });
});

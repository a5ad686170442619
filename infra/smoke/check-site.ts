import { apiPrefix } from '#functions/contract/endpoint.ts';
import { getActiveQuiz } from '#functions/contract/quiz.ts';
import { appPaths, publicPaths } from '#infra/constructs/site/page-router.ts';
import { hashesIn, nothingInline } from '#infra/inline-hashes.ts';
import { apiSecurityHeaders, securityHeaders } from '#infra/security-headers.ts';

interface Deployed {
  /** Of the site, without a path. */
  origin: string;
  /** Of the API behind it, which must refuse whoever comes directly. */
  apiOrigin?: string | undefined;
}

/** A part of what is deployed, with what has to be true of it. It throws, or returns what is wrong. */
type Check = readonly [name: string, run: () => Promise<string | undefined>];

const maxSeconds = 20;
const get = (url: string, init: RequestInit = {}) =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(maxSeconds * 1000), ...init });

const siteHeaders = Object.keys(securityHeaders({ connect: [], images: [], inline: nothingInline }));
const missingHeaders = (reply: Response, names: readonly string[]) =>
  names.filter((name) => !reply.headers.get(name)).map((name) => `no header ${name}`);

async function checkPage(url: string): Promise<string | undefined> {
  const reply = await get(url);
  const text = await reply.text();
  if (reply.status !== 200) return `is answered with ${reply.status}`;
  if (!text.includes('<html')) return 'is no page';
  const [missing] = missingHeaders(reply, siteHeaders);
  return missing ?? refusedInline(text, reply.headers.get('content-security-policy') ?? '');
}

/** The page and its policy must be of the same release. */
function refusedInline(page: string, policy: string): string | undefined {
  const { scripts, styles } = hashesIn([page]);
  const refused = [...scripts, ...styles].find((hash) => !policy.includes(hash));
  return refused && `has inline what its policy refuses: ${refused}`;
}

/** The first script and style sheet of the application: if one is missing, the site was deployed in halves. */
async function checkAssets(origin: string): Promise<string | undefined> {
  const text = await (await get(`${origin}/login`)).text();
  const assets = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  if (assets.length === 0) return 'are not named by the application';
  for (const path of assets) {
    const reply = await get(`${origin}${path}`);
    if (reply.status !== 200) return `lack ${path}`;
    if (!reply.headers.get('cache-control')?.includes('immutable')) return `are not kept by browsers: ${path}`;
  }
  return undefined;
}

async function checkRedirect(url: string, to: string): Promise<string | undefined> {
  const { status, headers } = await get(url);
  const location = headers.get('location') ?? 'nowhere';
  const isRight = status >= 300 && status < 400 && new URL(location, url).href === new URL(to, url).href;
  return isRight ? undefined : `leads to ${location} with ${status} and not to ${to}`;
}

async function checkQuiz(origin: string): Promise<string | undefined> {
  const reply = await get(`${origin}${apiPrefix}${getActiveQuiz.path}`);
  const body: unknown = await reply.json();
  const isKnown = reply.status === 200 ? getActiveQuiz.reply.safeParse(body).success : hasCode(body, 'no-active-quiz');
  if (!isKnown) return `is answered with ${reply.status}`;
  const [missing] = missingHeaders(reply, apiSecurityHeaders);
  return missing;
}

const hasCode = (body: unknown, code: string) =>
  typeof body === 'object' && body !== null && 'code' in body && body.code === code;

async function checkStatus(url: string, wanted: number): Promise<string | undefined> {
  const { status } = await get(url);
  return status === wanted ? undefined : `is answered with ${status} and not with ${wanted}`;
}

const settings = ['userPoolId', 'userPoolClientId', 'userPoolDomain'];

async function checkSettings(origin: string): Promise<string | undefined> {
  const found: unknown = await (await get(`${origin}/config.json`)).json();
  const lacking = settings.filter((name) => !(typeof found === 'object' && found !== null && name in found));
  return lacking.length > 0 ? `lack ${lacking.join(', ')}` : undefined;
}

function checksOf({ origin, apiOrigin }: Deployed): Check[] {
  const pages = [...publicPaths, ...appPaths].map((path): Check => [
    `The page ${path}`,
    () => checkPage(`${origin}${path}`),
  ]);
  const { protocol, host } = new URL(origin);
  return [
    ...pages,
    ['The scripts and styles', () => checkAssets(origin)],
    ['The settings of the site', () => checkSettings(origin)],
    ['The service worker', () => checkStatus(`${origin}/sw.js`, 200)],
    ['An unknown page', () => checkRedirect(`${origin}/no/such/page`, '/')],
    ['/about', () => checkRedirect(`${origin}/about`, '/#about')],
    [
      'A file that does not exist',
      async () => ((await get(`${origin}/no-such-file.txt`)).status === 200 ? 'is there' : undefined),
    ],
    ['The quiz on sale', () => checkQuiz(origin)],
    ['A request without a token', () => checkStatus(`${origin}${apiPrefix}/me`, 401)],
    ...(protocol === 'https:'
      ? [['Plain http', () => checkRedirect(`http://${host}/`, `https://${host}/`)] as const]
      : []),
    ...(apiOrigin !== undefined
      ? [
          [
            'The API without the site before it',
            () => checkStatus(`${apiOrigin}${apiPrefix}${getActiveQuiz.path}`, 403),
          ] as const,
        ]
      : []),
  ];
}

/** `fetch` says only that it failed; why is in the cause. */
function reasonOf(cause: unknown): string {
  if (!(cause instanceof Error)) return String(cause);
  if (cause.cause instanceof Error) return reasonOf(cause.cause);
  return cause.message || ('code' in cause ? String(cause.code) : cause.name);
}

/** One sentence in place of one for each page. */
async function noAnswer(origin: string): Promise<string | undefined> {
  try {
    await get(origin);
    return undefined;
  } catch (cause) {
    return `${origin} does not answer (${reasonOf(cause)}): a domain of its own needs its DNS record and certificate first (docs/guide.md).`;
  }
}

/** Asks what is deployed for what it must be able to do at least. @returns what is wrong, one sentence each. */
export async function checkSite(deployed: Deployed): Promise<string[]> {
  const unreachable = await noAnswer(deployed.origin);
  if (unreachable !== undefined) return [unreachable];
  const problems: string[] = [];
  for (const [name, run] of checksOf(deployed)) {
    const problem = await run().catch((cause: unknown) => `cannot be read: ${reasonOf(cause)}`);
    if (problem !== undefined) problems.push(`${name} ${problem}.`);
  }
  return problems;
}

import { apiPrefix } from '#functions/contract/endpoint.ts';
import { getActiveQuiz } from '#functions/contract/quiz.ts';
import { appPaths, publicPaths } from '#infra/constructs/site/page-router.ts';
import { hashesIn, noInlineHashes } from './inline-hashes.ts';
import { apiSecurityHeaders, securityHeaders } from './security-headers.ts';

interface Deployed {
  /** The site's origin. */
  origin: string;
  /** The origin of the API behind it, which has to refuse requests that bypass the site. */
  apiOrigin?: string | undefined;
}

const quizPath = `${apiPrefix}${getActiveQuiz.path}`;

type Check = [name: string, check: () => Promise<string | undefined>];

const get = (url: string) => fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(20_000) });
const siteHeaders = Object.keys(securityHeaders({ connect: [], images: [], inline: noInlineHashes }));
const missingHeader = ({ headers }: Response, names: readonly string[]) => {
  const missing = names.find((name) => !headers.get(name));
  return missing && `has no header ${missing}`;
};

async function checkPage(url: string): Promise<string | undefined> {
  const reply = await get(url);
  const text = await reply.text();
  if (reply.status !== 200 || !text.includes('<html')) return `answers ${reply.status} without a page`;
  // The page and its policy have to come from the same release.
  const { scripts, styles } = hashesIn([text]);
  const policy = reply.headers.get('content-security-policy') ?? '';
  const refused = [...scripts, ...styles].find((hash) => !policy.includes(hash));
  return (
    missingHeader(reply, siteHeaders) ?? (refused && `has inline code that its security policy blocks: ${refused}`)
  );
}

/** The scripts and style sheets of the application: if one is missing, half of the site was deployed. */
async function checkAssets(origin: string): Promise<string | undefined> {
  const text = await (await get(`${origin}/login`)).text();
  const assets = [...text.matchAll(/(?:src|href)="(\/assets\/[^"]+\.(?:js|css))"/g)].map(([, path = '']) => path);
  for (const path of assets)
    if ((await get(`${origin}${path}`)).status !== 200) return `are incomplete: ${path} is missing`;
  return assets.length === 0 ? 'are missing from the page of the application' : undefined;
}

async function checkSettings(origin: string): Promise<string | undefined> {
  const found = (await (await get(`${origin}/config.json`)).json()) as object;
  const missing = ['userPoolId', 'userPoolClientId', 'userPoolDomain'].find((name) => !(name in found));
  return missing && `are incomplete: ${missing} is missing`;
}

/** The sign-in's first answer has to send the browser on, and not to a page about an error. */
async function checkSignIn(origin: string): Promise<string | undefined> {
  const settings = (await (await get(`${origin}/config.json`)).json()) as Record<string, string | undefined>;
  const { userPoolClientId = '', userPoolDomain = '', userPoolEndpoint = 'https:' } = settings;
  const query = new URLSearchParams({
    client_id: userPoolClientId,
    redirect_uri: `${origin}/`,
    response_type: 'code',
    scope: 'openid email profile',
    identity_provider: 'Google',
    prompt: 'select_account',
    // Nobody signs in with it, so anybody may know the secret of this challenge.
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM',
    code_challenge_method: 'S256',
  });
  const scheme = userPoolEndpoint.split('//')[0];
  const { status, headers } = await get(`${scheme}//${userPoolDomain}/oauth2/authorize?${query}`);
  const target = headers.get('location') ?? '';
  if (status < 300 || status > 399) return `answers ${status} instead of a redirect`;
  return /[?&]error=/.test(target) ? `redirects to an error: ${target}` : undefined;
}

async function checkQuiz(url: string): Promise<string | undefined> {
  const reply = await get(url);
  const body = (await reply.json()) as { code?: unknown };
  const isKnown = reply.status === 200 ? getActiveQuiz.reply.safeParse(body).success : body.code === 'no-active-quiz';
  return isKnown ? missingHeader(reply, apiSecurityHeaders) : `answers ${reply.status}`;
}

async function checkStatus(url: string, expected: number): Promise<string | undefined> {
  const { status } = await get(url);
  return status === expected ? undefined : `answers ${status} instead of ${expected}`;
}

/** The reason of a failed `fetch`, which only the innermost cause of its error tells. */
const reasonOf = (cause: unknown): string =>
  !(cause instanceof Error) ? String(cause) : cause.cause instanceof Error ? reasonOf(cause.cause) : cause.message;

const pageCheck = (origin: string, path: string): Check => [`The page ${path}`, () => checkPage(`${origin}${path}`)];

/** What everybody needs who comes to the site. */
const visitChecks = (origin: string): Check[] => [
  pageCheck(origin, '/'),
  ['The active quiz', () => checkQuiz(`${origin}${quizPath}`)],
  ['The sign-in', () => checkSignIn(origin)],
];

/** Checks whether a stranger can come to the site and begin. @returns one sentence for each problem. */
export const checkVisit = (origin: string): Promise<string[]> => problemsOf(visitChecks(origin));

/** Checks the minimum that a deployed site must do. @returns one sentence for each problem. */
export async function checkSite({ origin, apiOrigin }: Deployed): Promise<string[]> {
  const checks: Check[] = [
    ...visitChecks(origin),
    ...[...publicPaths.slice(1), ...appPaths].map((path) => pageCheck(origin, path)),
    ['The scripts and styles', () => checkAssets(origin)],
    ['The settings of the site', () => checkSettings(origin)],
    ['The service worker', () => checkStatus(`${origin}/sw.js`, 200)],
    ['A request without a token', () => checkStatus(`${origin}${apiPrefix}/me`, 401)],
  ];
  if (apiOrigin !== undefined)
    checks.push(['The API, called without the site,', () => checkStatus(`${apiOrigin}${quizPath}`, 403)]);
  return problemsOf(checks);
}

async function problemsOf(checks: readonly Check[]): Promise<string[]> {
  const problems: string[] = [];
  for (const [name, check] of checks) {
    const problem = await check().catch((cause: unknown) => `cannot be read: ${reasonOf(cause)}`);
    if (problem) problems.push(`${name} ${problem}.`);
  }
  return problems;
}

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isSignInReturn } from '#web/lib/session/session-hint.ts';

// With the real Amplify: only the network and the way to another document are replaced.

const config = { userPoolId: 'ap-south-1_pool', userPoolClientId: 'client', userPoolDomain: 'auth.example' };
const prefix = 'CognitoIdentityServiceProvider.client';
const encoded = (claims: object) => Buffer.from(JSON.stringify(claims)).toString('base64url');
const seconds = Math.floor(Date.now() / 1000);
const jwt = `e30.${encoded({ sub: 'u-1', username: 'asha', iat: seconds, exp: seconds + 3600 })}.sign`;
const granted = { access_token: jwt, id_token: jwt, refresh_token: 'refresh' };

const replace = vi.hoisted(() => vi.fn<(address: string) => void>());
vi.mock('#web/lib/open-document.ts', () => ({ openDocument: replace }));
const tokenEndpoint = vi.fn<() => Promise<Response>>();

/** What signs the person in elsewhere has stored here. */
function signInElsewhere(): void {
  localStorage.setItem(`${prefix}.LastAuthUser`, 'asha');
  for (const kind of ['accessToken', 'idToken']) localStorage.setItem(`${prefix}.asha.${kind}`, jwt);
}

/** What Amplify stores before it leaves for Google. */
function begin(state: string): void {
  localStorage.setItem(`${prefix}.inflightOAuthDeadline`, String(Date.now() + 1000));
  localStorage.setItem(`${prefix}.oauthState`, state);
  localStorage.setItem(`${prefix}.oauthPKCE`, 'verifier');
  localStorage.setItem(`${prefix}.inflightOAuth`, 'true');
}

/** Opens the home page with this query. @returns the status that the page sees. */
async function comeBack(query: string): Promise<string> {
  window.history.replaceState(null, '', `/${query}`);
  const { watchSession } = await import('#web/lib/session/auth.ts');
  let status = 'loading';
  const stop = watchSession((session) => (status = session.status));
  await vi.waitFor(() => expect(status).not.toBe('loading'), { timeout: 60_000 });
  stop();
  return status;
}
const address = () => window.location.search;

beforeEach(() => {
  vi.resetModules();
  localStorage.clear();
  sessionStorage.clear();
  replace.mockReset();
  tokenEndpoint.mockReset().mockImplementation(async () => Response.json(granted));
  vi.stubGlobal('fetch', async (url: string) => (url === '/config.json' ? Response.json(config) : tokenEndpoint()));
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const invalidGrant = async () => Response.json({ error: 'invalid_grant' }, { status: 400 });
const noNetwork = () => Promise.reject(new TypeError('Failed to fetch'));
const returns: [what: string, query: string, reason: string, arrange?: () => void][] = [
  ['a cancelled sign-in', '?error=access_denied&error_description=cancelled&state=mine', 'refused'],
  ['an error without a state', '?error=access_denied', 'refused'],
  ['an error of Cognito', '?error=server_error&error_description=No+attribute&state=mine', 'service'],
  ['a code without a state', '?code=c', 'stale'],
  ['the state of an earlier sign-in', '?code=c&state=earlier', 'stale'],
  ['a sign-in that another tab has ended', '?code=c&state=mine', 'stale', () => localStorage.clear()],
  ['a used code', '?code=c&state=mine', 'stale', () => tokenEndpoint.mockImplementation(invalidGrant)],
  ['a lost network', '?code=c&state=mine', 'service', () => tokenEndpoint.mockImplementation(noNetwork)],
  [
    'an outage of Cognito',
    '?code=c&state=mine',
    'service',
    () => tokenEndpoint.mockImplementation(async () => new Response('<html>', { status: 503 })),
  ],
  [
    'settings that cannot be read',
    '?code=c&state=mine',
    'service',
    () => vi.stubGlobal('fetch', async () => new Response('', { status: 500 })),
  ],
  ['full storage', '?code=c&state=mine', 'storage', () => refuse('setItem')],
  [
    'storage that can be neither written nor cleared',
    '?code=c&state=mine',
    'storage',
    () => refuse('setItem', 'removeItem'),
  ],
  ['storage that cannot be read', '?code=c&state=mine', 'storage', () => refuse('getItem')],
];

/** The browser's storage throws at these. */
function refuse(...methods: ('setItem' | 'removeItem' | 'getItem')[]): void {
  for (const method of methods)
    vi.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
}

describe('a sign-in that comes back', () => {
  it.each(returns)('%s (%s) leads to the login page because of: %s', async (_, query, reason, arrange) => {
    begin('mine');
    arrange?.();
    expect(await comeBack(query)).toBe('signed-out');
    expect(replace.mock.calls).toEqual([[`/login?failed=${reason}`]]);
  });

  it.each(returns)(
    '%s (%s) shows nothing to whoever is signed in in another tab',
    async (_, query, _reason, arrange) => {
      begin('mine');
      arrange?.();
      vi.restoreAllMocks(); // whoever is signed in has a storage that works
      signInElsewhere();
      expect(await comeBack(query)).toBe('signed-in');
      expect(replace).not.toHaveBeenCalled();
      expect(address()).toBe('');
    },
  );

  it.each(['in time', 'long after the sign-in was begun'])('a code %s signs the person in, at home', async (when) => {
    begin('mine');
    if (when !== 'in time') localStorage.setItem(`${prefix}.inflightOAuthDeadline`, '1');
    expect(await comeBack('?code=c&state=mine')).toBe('signed-in');
    expect(replace).not.toHaveBeenCalled();
    expect(address()).toBe('');
  });

  it('a sign-in service that never answers leads to the login page after 30 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    let giveUp = (_: Error) => {};
    tokenEndpoint.mockReturnValue(new Promise((_, reject) => (giveUp = reject)));
    begin('mine');
    const status = comeBack('?code=c&state=mine');
    await vi.waitFor(() => expect(tokenEndpoint).toHaveBeenCalled(), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await status).toBe('signed-out');
    expect(replace.mock.calls).toEqual([['/login?failed=service']]);
    giveUp(new TypeError('Failed to fetch')); // Amplify completes one sign-in at a time
    vi.useRealTimers();
  });

  it('a person with a place to return to is led there by the login page', async () => {
    sessionStorage.setItem('truein.return-to', JSON.stringify({ userId: 'u-1', path: '/account' }));
    begin('mine');
    await comeBack('?code=c&state=mine');
    expect(replace.mock.calls).toEqual([['/login']]);
  });

  it('a sign-in that another tab has begun meanwhile goes on there', async () => {
    begin('of the other tab');
    await comeBack('?code=c&state=earlier');
    expect(localStorage.getItem(`${prefix}.oauthState`)).toBe('of the other tab');
    expect(tokenEndpoint).not.toHaveBeenCalled();
  });

  it.each([
    ['/', '?code=c', true],
    ['/', '?error=e', true],
    ['/', '?utm_source=mail', false],
    ['/contact', '?code=c', false],
  ])('%s%s counts as a return: %s', (pathname, search, isReturn) => {
    expect(isSignInReturn({ pathname, search } as Location)).toBe(isReturn);
  });
});

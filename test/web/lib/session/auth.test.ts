// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken, signInWithGoogle } from '#web/lib/session/auth.ts';

const amplify = vi.hoisted(() => ({
  fetchAuthSession: vi.fn<(options: { forceRefresh: boolean }) => Promise<unknown>>(),
  signInWithRedirect: vi.fn(),
}));
const site = vi.hoisted(() => ({ loadConfig: vi.fn(async () => ({})) }));
vi.mock('aws-amplify/auth', () => amplify);
vi.mock('aws-amplify/auth/enable-oauth-listener', () => ({}));
vi.mock('aws-amplify', () => ({ Amplify: { configure: vi.fn() } }));
vi.mock('aws-amplify/utils', () => ({ Hub: { listen: vi.fn(() => () => undefined) } }));
vi.mock('#web/lib/env.ts', () => site);

const prefix = 'CognitoIdentityServiceProvider.client';
const stored = () => localStorage.getItem(`${prefix}.asha.idToken`) ?? undefined;
const keep = (token: string) => {
  localStorage.setItem(`${prefix}.asha.idToken`, token);
  localStorage.setItem(`${prefix}.asha.refreshToken`, 'refresh');
};
const asStored = () => {
  const token = stored();
  return { tokens: token && { idToken: { toString: () => token } } };
};
const ofServer = { name: 'ApiProblem', status: 503, code: 'unexpected' };
const errorOf = (name: string) => Object.assign(new Error(name), { name });
/** Another tab has its own copy of the code. */
const newTab = () => (vi.resetModules(), import('#web/lib/session/auth.ts'));

beforeEach(() => {
  localStorage.clear();
  amplify.fetchAuthSession.mockReset().mockImplementation(async ({ forceRefresh }: { forceRefresh: boolean }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (forceRefresh) keep(`${stored()}+`);
    return asStored();
  });
});
afterEach(() => vi.unstubAllGlobals());
const renewals = () => amplify.fetchAuthSession.mock.calls.filter(([options]) => options.forceRefresh).length;

describe('signInWithGoogle', () => {
  it('a sign-in opens Google, unless another tab has a session or an earlier one has to be ended first', async () => {
    keep('a');
    await signInWithGoogle();
    expect(amplify.signInWithRedirect).not.toHaveBeenCalled();
    localStorage.clear();
    localStorage.setItem('truein.end-hosted-session', String(Date.now() + 60_000));
    vi.spyOn(console, 'error').mockImplementationOnce(() => undefined); // jsdom opens no other page
    await signInWithGoogle();
    expect(amplify.signInWithRedirect).not.toHaveBeenCalled();
    localStorage.clear();
    await signInWithGoogle();
    const google = { provider: 'Google', options: { prompt: 'SELECT_ACCOUNT' } };
    expect(amplify.signInWithRedirect).toHaveBeenCalledExactlyOnceWith(google);
  });
});

describe('currentToken', () => {
  it('a token is renewed only if it is still the one to be replaced, once for concurrent callers', async () => {
    keep('a');
    expect(await currentToken()).toBe('a');
    expect(await currentToken('a')).toBe('a+');
    expect(await currentToken('a')).toBe('a+'); // another tab, or another call, has done it
    expect(renewals()).toBe(1);
    keep('a');
    expect(await Promise.all([currentToken('a'), currentToken('a'), currentToken('a')])).toEqual(['a+', 'a+', 'a+']);
    expect(renewals()).toBe(2);
  });

  it.each([
    'NotAuthorizedException',
    'TokenRevokedException',
    'RefreshTokenReuseException',
    'UserNotFoundException',
    'InvalidParameterException',
    'UserUnAuthenticatedException', // Amplify's, where there is no refresh token
    'TokenRefreshException',
  ])('%s ends the session', async (name) => {
    keep('a');
    localStorage.setItem(`${prefix}.oauthPKCE`, 'of a sign-in in another tab');
    amplify.fetchAuthSession.mockRejectedValue(errorOf(name));
    expect(await currentToken('a')).toBeUndefined();
    expect(Object.keys(localStorage)).toEqual([`${prefix}.oauthPKCE`]);
  });

  it.each([
    ['NetworkError', { name: 'NetworkError' }],
    ['TypeError', { name: 'TypeError' }], // in the middle of the reply
    ['TooManyRequestsException', ofServer],
    ['InternalErrorException', ofServer],
    ['Unknown', ofServer],
  ])('%s keeps the session and is reported as %o', async (name, told) => {
    keep('a');
    amplify.fetchAuthSession.mockRejectedValue(errorOf(name));
    await expect(currentToken('a')).rejects.toMatchObject(told);
    expect(stored()).toBe('a');
  });

  it('a configuration that could not be loaded is loaded again', async () => {
    const tab = await newTab();
    site.loadConfig.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    keep('a');
    await expect(tab.currentToken()).rejects.toThrow('Failed to fetch');
    expect(await tab.currentToken()).toBe('a');
  });

  it('two tabs share one renewal, and a stuck tab does not hold up the others', async () => {
    let before: Promise<unknown> = Promise.resolve();
    const request = vi.fn((_name: string, _options: object, work: () => unknown) => (before = before.then(work)));
    vi.stubGlobal('navigator', { locks: { request } });
    keep('a');
    const tabs = [await newTab(), await newTab()];
    expect(await Promise.all(tabs.map((tab) => tab.currentToken('a')))).toEqual(['a+', 'a+']);
    expect(renewals()).toBe(1);
    request.mockRejectedValueOnce(errorOf('TimeoutError'));
    expect(await currentToken('a+')).toBe('a++');
  });
});

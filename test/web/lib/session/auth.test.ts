// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { currentToken } from '#web/lib/session/auth.ts';

const amplify = vi.hoisted(() => ({
  fetchAuthSession: vi.fn<(options: { forceRefresh: boolean }) => Promise<unknown>>(),
  signInWithRedirect: vi.fn(),
}));
vi.mock('aws-amplify/auth', () => amplify);
vi.mock('aws-amplify/auth/enable-oauth-listener', () => ({}));
vi.mock('aws-amplify', () => ({ Amplify: { configure: vi.fn() } }));
vi.mock('aws-amplify/utils', () => ({ Hub: { listen: vi.fn(() => () => undefined) } }));
vi.mock('#web/lib/env.ts', () => ({ loadConfig: async () => ({}) }));

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

beforeEach(() => {
  localStorage.clear();
  amplify.fetchAuthSession.mockReset().mockImplementation(async ({ forceRefresh }: { forceRefresh: boolean }) => {
    await new Promise((resolve) => setTimeout(resolve, 5));
    if (forceRefresh) keep(`${stored()}+`);
    return asStored();
  });
});
const renewals = () => amplify.fetchAuthSession.mock.calls.filter(([options]) => options.forceRefresh).length;

describe('currentToken', () => {
  it('a token is renewed only if it is still the one to be replaced', async () => {
    keep('a');
    expect(await currentToken()).toBe('a');
    expect(await currentToken('a')).toBe('a+');
    expect(await currentToken('a')).toBe('a+'); // another tab, or another call, has done it
    expect(renewals()).toBe(1);
  });

  it('concurrent callers share one renewal', async () => {
    keep('a');
    expect(await Promise.all([currentToken('a'), currentToken('a'), currentToken('a')])).toEqual(['a+', 'a+', 'a+']);
    expect(renewals()).toBe(1);
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
});

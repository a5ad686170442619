// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { device } from '#test/web/lib/memory-database.ts';
import {
  endHostedSessionFirst,
  finishPendingSignOuts,
  finishSignOut,
  revokeWaiting,
  consumeSignInNext,
  waitingTokens,
} from '#web/lib/session/sign-out.ts';
import { forgetTokens } from '#web/lib/session/forget-tokens.ts';
import { isSignOutPending } from '#web/lib/session/session-hint.ts';

vi.mock('#web/lib/outbox/outbox-database.ts', async () => {
  const memory = await import('#test/web/lib/memory-database.ts');
  const readRows: typeof memory.readRows = async (name) => {
    // A database takes longer than the replies of `fetch` here.
    await new Promise((done) => setImmediate(done));
    return memory.readRows(name);
  };
  return { ...memory, readRows };
});

const config = { userPoolId: 'ap-south-1_abc', userPoolClientId: 'client', userPoolDomain: 'truein.auth.example' };
const amplify = 'CognitoIdentityServiceProvider.client';
const day = 24 * 60 * 60 * 1000;
const assign = vi.fn<(address: string) => void>();
type Service = (request: RequestInit, address: string) => Promise<Response>;
const [site, cognito] = [vi.fn<Service>(), vi.fn<Service>()];

function signInAs(user: string): void {
  for (const kind of ['idToken', 'accessToken', 'refreshToken', 'clockDrift'])
    localStorage.setItem(`${amplify}.${user}.${kind}`, `${kind} of ${user}`);
  localStorage.setItem(`${amplify}.LastAuthUser`, user);
  device.stores['attempts'] = [{ userId: user }];
}
const stored = () => Object.entries(localStorage);
const revoked = () =>
  cognito.mock.calls.map(([request]) => (JSON.parse(String(request.body)) as { Token: string }).Token);

async function logOutOffline() {
  vi.stubGlobal('navigator', { onLine: false });
  forgetTokens();
  await finishSignOut('/');
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  device.stores = {};
  device.isBroken = false;
  assign.mockReset();
  site.mockReset().mockImplementation(async () => Response.json(config));
  cognito.mockReset().mockImplementation(async () => new Response('{}'));
  vi.stubGlobal('navigator', { onLine: true });
  vi.stubGlobal('location', { origin: 'https://truein.in', assign });
  vi.stubGlobal('fetch', (address: string, request: RequestInit = {}) =>
    (address === '/config.json' ? site : cognito)(request, address),
  );
  signInAs('asha');
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a logout', () => {
  it('tokens are removed before any request is made', () => {
    forgetTokens();
    expect(stored().filter(([name]) => name.startsWith('CognitoIdentityServiceProvider'))).toEqual([]);
    expect(waitingTokens()).toMatchObject([{ token: 'refreshToken of asha' }]);
    expect(JSON.stringify(stored())).not.toMatch(/idToken|accessToken/);
    expect(cognito).not.toHaveBeenCalled();
  });

  it('tokens are removed even when storage is full', () => {
    localStorage.clear();
    for (const kind of ['refreshToken', 'idToken']) localStorage.setItem(`${amplify}.asha.${kind}`, kind);
    const refused = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    });
    try {
      forgetTokens();
    } finally {
      refused.mockRestore();
    }
    expect(stored()).toEqual([]);
  });

  it('a logout revokes the refresh token, clears the device and ends the hosted session', async () => {
    sessionStorage.setItem('truein.return-to', '{"userId":"asha","path":"/quiz"}');
    forgetTokens();
    expect(await finishSignOut('/login')).toBe(true);
    const headers = { 'X-Amz-Target': 'AWSCognitoIdentityProviderService.RevokeToken' };
    const body = JSON.stringify({ ClientId: 'client', Token: 'refreshToken of asha' });
    expect(cognito.mock.calls).toMatchObject([[{ headers, body }, 'https://cognito-idp.ap-south-1.amazonaws.com/']]);
    expect(device.stores['attempts']).toEqual([]);
    expect([...stored(), ...Object.entries(sessionStorage)]).toEqual([]);
    expect(assign).toHaveBeenCalledExactlyOnceWith(
      'https://truein.auth.example/logout?client_id=client&logout_uri=https%3A%2F%2Ftruein.in%2Flogin',
    );
  });

  it('tokens stored by a concurrent renewal are removed as well', async () => {
    forgetTokens();
    cognito.mockImplementation(async () => (signInAs('asha'), new Response('{}')));
    expect(await finishSignOut('/')).toBe(true);
    expect(stored().some(([name]) => name.startsWith('CognitoIdentityServiceProvider'))).toBe(false);
  });

  it.each([
    ['the site', site],
    ['Cognito', cognito],
  ])('a logout without a reply of %s gives up after 5 seconds and keeps the token to revoke', async (_, service) => {
    service.mockImplementation(({ signal }) => new Promise((_, fail) => signal?.addEventListener('abort', fail)));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    vi.resetModules();
    const { finishSignOut: finish } = await import('#web/lib/session/sign-out.ts');
    forgetTokens();
    const finished = finish('/');
    await vi.waitFor(() => expect(service).toHaveBeenCalled(), { timeout: 60_000 });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await finished).toBe(false);
    expect(waitingTokens()).toHaveLength(1);
    expect(assign).not.toHaveBeenCalled();
  });

  it('a logout without a session only leaves the page', async () => {
    localStorage.clear();
    forgetTokens();
    expect(await finishSignOut('/')).toBe(true);
    expect(assign).toHaveBeenCalledExactlyOnceWith('/');
    expect(cognito).not.toHaveBeenCalled();
  });

  it('a browser without storage can log out', async () => {
    device.isBroken = true;
    forgetTokens();
    expect(await finishSignOut('/')).toBe(true);
    expect(assign).toHaveBeenCalledOnce();
  });
});

describe('a logout without a network', () => {
  it.each([
    ['is offline', () => vi.stubGlobal('navigator', { onLine: false })],
    ['gets no reply', () => cognito.mockRejectedValue(new TypeError('Failed to fetch'))],
    ['meets a throttling server', () => cognito.mockImplementation(async () => new Response('', { status: 429 }))],
    ['meets a failing server', () => cognito.mockImplementation(async () => new Response('', { status: 503 }))],
  ])('a logout that %s stays on the page and keeps the token to revoke', async (_, breakNetwork) => {
    breakNetwork();
    forgetTokens();
    expect(await finishSignOut('/')).toBe(false);
    expect(assign).not.toHaveBeenCalled();
    expect(device.stores['attempts']).toEqual([]);
    expect(waitingTokens()).toHaveLength(1);
  });

  it('the token is revoked when the network returns', async () => {
    await logOutOffline();
    expect(isSignOutPending()).toBe(true);
    vi.stubGlobal('navigator', { onLine: true });
    await finishPendingSignOuts();
    expect(revoked()).toEqual(['refreshToken of asha']);
    expect(isSignOutPending()).toBe(false);
  });

  it('a logout whose code could not be loaded is finished later', async () => {
    forgetTokens();
    await finishPendingSignOuts();
    expect(device.stores['attempts']).toEqual([]);
    expect(await endHostedSessionFirst()).toBe(true);
  });

  it('finishing an old logout leaves the next person’s session alone', async () => {
    await logOutOffline();
    vi.stubGlobal('navigator', { onLine: true });
    localStorage.removeItem('truein.end-hosted-session');
    signInAs('ravi');
    await finishPendingSignOuts();
    expect(revoked()).toEqual(['refreshToken of asha']);
    expect(device.stores['attempts']).toHaveLength(1);
    expect(await endHostedSessionFirst()).toBe(false);
  });

  it('a token that Cognito rejects is dropped', async () => {
    cognito.mockImplementation(async () => new Response('{}', { status: 400 }));
    forgetTokens();
    expect(await revokeWaiting()).toBe('revoked');
    expect(waitingTokens()).toEqual([]);
  });

  it('a refresh token waits one day at most to be revoked', () => {
    const now = Date.now();
    forgetTokens(now);
    signInAs('ravi');
    forgetTokens(now + day / 2);
    expect(waitingTokens(now + day - 1).map(({ token }) => token)).toEqual([
      'refreshToken of asha',
      'refreshToken of ravi',
    ]);
    expect(waitingTokens(now + day + 1).map(({ token }) => token)).toEqual(['refreshToken of ravi']);
    expect(JSON.stringify(stored())).not.toContain('refreshToken of asha');
  });

  it('unreadable entries are dropped', async () => {
    localStorage.clear();
    localStorage.setItem('truein.to-revoke.soon', 'no time');
    localStorage.setItem(`truein.to-revoke.${Date.now() + day}.0`, '');
    expect(await revokeWaiting()).toBe('none');
    expect(localStorage.getItem('truein.to-revoke.soon')).toBeNull();
  });
});

describe('the next sign-in on this device', () => {
  it('the hosted session is ended first for up to a day', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    vi.useFakeTimers({ toFake: ['Date'] });
    try {
      forgetTokens();
      await finishSignOut('/');
      vi.setSystemTime(Date.now() + day - 1);
      expect(await endHostedSessionFirst()).toBe(true);
      vi.setSystemTime(Date.now() + 2);
      expect(await endHostedSessionFirst()).toBe(false);
    } finally {
      vi.useRealTimers();
    }
  });

  it('the hosted session is ended first and the sign-in then continues', async () => {
    await logOutOffline();
    expect(await endHostedSessionFirst()).toBe(true);
    expect(assign.mock.lastCall?.[0]).toContain('/logout?client_id=client');
    expect(consumeSignInNext()).toBe(true);
    expect(consumeSignInNext()).toBe(false);
    expect(await endHostedSessionFirst()).toBe(false);
  });

  it('a sign-in after a complete logout starts directly', async () => {
    forgetTokens();
    await finishSignOut('/');
    expect(await endHostedSessionFirst()).toBe(false);
    expect(consumeSignInNext()).toBe(false);
  });
});

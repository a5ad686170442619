// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Session } from '#web/lib/session/auth.ts';
import { returnPlace } from '#web/lib/session/return-place.ts';
import { sessionEndEvent } from '#web/lib/session/session-hint.ts';
import { sessionStore } from '#web/lib/session/session-store.ts';
import { useSession } from '#web/lib/session/session.ts';

const auth = vi.hoisted(() => ({
  loads: vi.fn(),
  watchSession: vi.fn(),
  stop: vi.fn(),
  signInWithGoogle: vi.fn<() => Promise<void>>(),
}));
const { finishSignOut, finishPendingSignOuts } = vi.hoisted(() => ({
  finishSignOut: vi.fn<(path: string) => Promise<boolean>>(),
  finishPendingSignOuts: vi.fn<() => Promise<void>>(),
}));
const openDocument = vi.hoisted(() => vi.fn());
vi.mock('#web/lib/open-document.ts', () => ({ openDocument }));
const keeper = vi.hoisted(() => ({ keepSession: vi.fn() }));
vi.mock('#web/lib/session/keep-session.ts', () => keeper);
vi.mock('#web/lib/session/sign-out.ts', () => ({ finishSignOut, finishPendingSignOuts }));
vi.mock('#web/lib/session/auth.ts', () => {
  auth.loads();
  return { ...auth, currentToken: async () => 'token' };
});

const flag = 'truein.is-admin';
const asha: Session = { status: 'signed-in', user: { id: 'u-1', email: 'asha@example.com', name: 'Asha' } };
const ravi: Session = { status: 'signed-in', user: { id: 'u-2', email: 'ravi@example.com', name: 'Ravi' } };
const keepTokens = (token = 'not to be read') =>
  localStorage.setItem('CognitoIdentityServiceProvider.client.u-1.idToken', token);
const hour = 3600;
/** A token like Cognito's. Only its middle part is read. */
const tokenOf = (name: string, secondsLeft: number) => {
  const claims = { sub: 'u-1', email: 'asha@example.com', name, exp: Math.floor(Date.now() / 1000) + secondsLeft };
  return `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;
};
const profile = vi.fn<() => Promise<Response>>();
const me = (isAdmin: boolean) => new Response(JSON.stringify({ userId: 'u', email: 'e', name: 'n', isAdmin }));

function Probe() {
  const { status, user, isAdmin, adminLoaded, signIn, signOut } = useSession();
  return (
    <>
      <output>
        {[status, user?.name ?? '-', isAdmin ? 'admin' : 'no admin', adminLoaded ? 'loaded' : 'not loaded'].join(', ')}
      </output>
      <button onClick={() => void signIn().catch(() => undefined)}>in</button>
      <button onClick={() => void signOut('/login')}>out</button>
    </>
  );
}
const show = () => render(<Probe />);
const shown = () => screen.getByRole('status').textContent;
const see = (text: string) => waitFor(() => expect(shown()).toBe(text));
/** Asha with a valid token, after her profile was read. */
async function showAsha() {
  keepTokens(tokenOf('Asha', hour));
  show();
  await see('signed-in, Asha, no admin, loaded');
}
/** Makes Amplify report this session. */
async function tell(session: Session) {
  await waitFor(() => expect(auth.watchSession).toHaveBeenCalled());
  act(() => (auth.watchSession.mock.lastCall?.[0] as (session: Session) => void)(session));
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
  auth.watchSession.mockReturnValue(auth.stop);
  auth.signInWithGoogle.mockResolvedValue(undefined);
  finishSignOut.mockResolvedValue(true);
  finishPendingSignOuts.mockResolvedValue(undefined);
  profile.mockResolvedValue(me(false));
  vi.stubGlobal('fetch', profile);
  show().unmount(); // a visitor, so that nobody's profile is known
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('the session of a visitor', () => {
  it('a visitor is signed out at once and loads no auth code', async () => {
    localStorage.setItem(flag, 'u-1');
    show();
    expect(shown()).toBe('signed-out, -, no admin, loaded');
    expect(localStorage.getItem(flag)).toBeNull();
    await Promise.resolve();
    expect(auth.watchSession).not.toHaveBeenCalled();
    expect(profile).not.toHaveBeenCalled();
  });

  it('a sign-in whose code can’t be loaded leads to the login page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    window.history.replaceState(null, '', '/?code=c&state=s');
    auth.watchSession.mockImplementationOnce(() => {
      throw new TypeError('Failed to fetch dynamically imported module');
    });
    show();
    await waitFor(() => expect(openDocument).toHaveBeenCalledExactlyOnceWith('/login?failed=service'));
    window.history.replaceState(null, '', '/');
  });

  it('a sign-in in another tab begins the session here', async () => {
    show();
    keepTokens();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await tell(asha);
    await see('signed-in, Asha, no admin, loaded');
  });
});

describe('the session of a person with tokens', () => {
  beforeEach(keepTokens);

  it('the session has the user and the admin right of the profile until Amplify signs out', async () => {
    profile.mockResolvedValue(me(true));
    show();
    expect(shown()).toBe('loading, -, no admin, not loaded');
    await tell(asha);
    await see('signed-in, Asha, admin, loaded');
    expect(localStorage.getItem(flag)).toBe('u-1');
    await tell({ status: 'signed-out' });
    await see('signed-out, -, no admin, loaded');
    expect(localStorage.getItem(flag)).toBeNull();
  });

  it('a stored admin flag counts until the profile revokes the right', async () => {
    localStorage.setItem(flag, 'u-1');
    let answer = (_: Response) => {};
    profile.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    show();
    await tell(asha);
    await see('signed-in, Asha, admin, not loaded');
    await waitFor(() => expect(profile).toHaveBeenCalled());
    answer(me(false));
    await see('signed-in, Asha, no admin, loaded');
    expect(localStorage.getItem(flag)).toBeNull();
  });

  it('the admin flag of another person is ignored', async () => {
    localStorage.setItem(flag, 'u-1');
    profile.mockReturnValue(new Promise(() => undefined));
    show();
    await tell(ravi);
    await see('signed-in, Ravi, no admin, not loaded');
  });

  it('the session ends when a request can’t renew the token', async () => {
    await showAsha();
    expect(auth.watchSession).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event(sessionEndEvent)));
    expect(shown()).toMatch(/^signed-in/);
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event(sessionEndEvent)));
    await see('signed-out, -, no admin, loaded');
  });

  it('the next person’s own profile is read', async () => {
    let answer = (_: Response) => {};
    profile.mockResolvedValueOnce(me(true)).mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    show();
    await tell(asha);
    await see('signed-in, Asha, admin, loaded');
    await tell(ravi);
    expect(shown()).toBe('signed-in, Ravi, no admin, not loaded');
    await waitFor(() => expect(profile).toHaveBeenCalledTimes(2));
    answer(me(false));
    await see('signed-in, Ravi, no admin, loaded');
  });

  it('a profile that arrives after the next person’s changes nothing', async () => {
    let answer = (_: Response) => {};
    profile.mockReturnValueOnce(new Promise((resolve) => (answer = resolve))).mockResolvedValueOnce(me(false));
    show();
    await tell(asha);
    await waitFor(() => expect(profile).toHaveBeenCalledOnce());
    await tell(ravi);
    await see('signed-in, Ravi, no admin, loaded');
    const late = me(true);
    answer(late);
    await waitFor(() => expect(late.bodyUsed).toBe(true));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(shown()).toBe('signed-in, Ravi, no admin, loaded');
    expect(localStorage.getItem(flag)).toBeNull();
  });

  it('the profile is read once for all pages of a document', async () => {
    let answer = (_: Response) => {};
    profile.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
    keepTokens(tokenOf('Asha', hour));
    show().unmount(); // it leaves while its profile is on the way
    answer(me(true));
    show();
    await see('signed-in, Asha, admin, loaded');
    cleanup();
    show();
    expect(shown()).toBe('signed-in, Asha, admin, loaded');
    expect(profile).toHaveBeenCalledOnce();
  });

  it('a person whose profile can’t be read is no admin, and the next page reads the profile again', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(flag, 'u-1');
    profile.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(me(true));
    keepTokens(tokenOf('Asha', hour));
    const { unmount } = show();
    await see('signed-in, Asha, no admin, loaded');
    expect(log).toHaveBeenCalledOnce();
    unmount();
    show();
    await see('signed-in, Asha, admin, loaded');
    expect(profile).toHaveBeenCalledTimes(2);
  });

  it('leaving the page stops watching Amplify', async () => {
    const { unmount } = show();
    await tell(asha);
    unmount();
    expect(auth.stop).toHaveBeenCalledOnce();
  });
});

describe('the session of a person with a valid token', () => {
  it('the user is known at once without auth code', async () => {
    keepTokens(tokenOf('आशा', hour));
    profile.mockResolvedValue(me(true));
    show();
    expect(shown()).toBe('signed-in, आशा, no admin, not loaded');
    await see('signed-in, आशा, admin, loaded');
    expect(auth.watchSession).not.toHaveBeenCalled();
  });

  it.each([
    ['in another tab', new StorageEvent('storage')],
    ['before the browser shows a cached page', new Event('pageshow')],
  ])('a sign-out %s ends the session here', async (_, event) => {
    await showAsha();
    localStorage.clear();
    act(() => void window.dispatchEvent(event));
    await see('signed-out, -, no admin, loaded');
  });

  it('the user stays while an expired token is renewed, until that is refused', async () => {
    keepTokens(tokenOf('Asha', -hour));
    show();
    await tell({ status: 'loading' });
    await see('signed-in, Asha, no admin, loaded');
    await tell({ status: 'signed-out' });
    await see('signed-out, -, no admin, loaded');
  });
});

describe('a session that ends without a logout', () => {
  beforeEach(() => {
    sessionStorage.clear();
    window.history.replaceState({ usr: { cameFromSelection: true } }, '', '/quiz');
    keepTokens(tokenOf('Asha', hour));
  });
  afterEach(() => window.history.replaceState(null, '', '/'));

  it('the page is noted for the person to return to', async () => {
    show();
    await see('signed-in, Asha, no admin, loaded');
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event(sessionEndEvent)));
    expect(returnPlace()).toEqual({ userId: 'u-1', path: '/quiz', state: { cameFromSelection: true } });
  });

  it('a logout notes no page to return to', async () => {
    show();
    await userEvent.click(screen.getByText('out'));
    await waitFor(() => expect(finishSignOut).toHaveBeenCalled());
    expect(returnPlace()).toBeUndefined();
  });

  it('the session is kept alive while the page is open', async () => {
    show();
    await waitFor(() => expect(keeper.keepSession).toHaveBeenCalled());
  });
});

describe('sign-in and sign-out', () => {
  it('sign-in shows loading until the browser returns from Google', async () => {
    show();
    await userEvent.click(screen.getByText('in'));
    await waitFor(() => expect(auth.signInWithGoogle).toHaveBeenCalledOnce());
    expect(shown()).toMatch(/^loading/);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(shown()).toMatch(/^signed-out/);
  });

  it('sign-out removes the tokens and shows loading until the page is left', async () => {
    keepTokens();
    show();
    await tell(asha);
    await userEvent.click(screen.getByText('out'));
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(finishSignOut).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(shown()).toBe('loading, -, no admin, loaded');
  });

  it('a sign-in that goes nowhere ends after 5 seconds', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await userEvent.click(screen.getByText('in'));
    await waitFor(() => expect(auth.signInWithGoogle).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(shown()).toMatch(/^signed-out/);
    vi.useRealTimers();
  });

  it('a sign-in that can’t reach Google rejects and changes nothing', async () => {
    auth.signInWithGoogle.mockRejectedValue(new Error('no network'));
    show();
    await expect(act(() => sessionStore.signIn())).rejects.toThrow('no network');
    expect(shown()).toBe('signed-out, -, no admin, loaded');
  });

  it('sign-out without a network is local and marked as such until the next session', async () => {
    keepTokens(tokenOf('Asha', hour));
    finishSignOut.mockResolvedValue(false);
    show();
    await see('signed-in, Asha, no admin, loaded');
    await userEvent.click(screen.getByText('out'));
    await see('signed-out, -, no admin, loaded');
    expect(sessionStore.state().isOnlyLocal).toBe(true);
    keepTokens(tokenOf('Asha', hour));
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await see('signed-in, Asha, no admin, loaded');
    expect(sessionStore.state().isOnlyLocal).toBeFalsy();
  });

  it('an unfinished sign-out is finished when the network returns', async () => {
    localStorage.setItem('truein.to-revoke.1.refreshToken', 'token');
    show();
    await waitFor(() => expect(finishPendingSignOuts).toHaveBeenCalledOnce());
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(finishPendingSignOuts).toHaveBeenCalledTimes(2));
  });

  it('sign-out removes the tokens even if its code can’t be loaded', async () => {
    keepTokens(tokenOf('Asha', hour));
    finishSignOut.mockRejectedValue(new Error('no chunk'));
    show();
    await act(() => sessionStore.signOut('/'));
    expect(localStorage).toHaveLength(0);
    expect(sessionStore.state()).toMatchObject({ status: 'signed-out', isOnlyLocal: true });
  });
});

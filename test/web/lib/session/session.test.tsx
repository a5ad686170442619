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
/** As Cognito makes it: only its middle part is read here. */
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
/** What Amplify says next. */
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
  it('is signed out at once, and loads no auth code', async () => {
    localStorage.setItem(flag, 'u-1');
    show();
    expect(shown()).toBe('signed-out, -, no admin, loaded');
    expect(localStorage.getItem(flag)).toBeNull();
    await Promise.resolve();
    expect(auth.watchSession).not.toHaveBeenCalled();
    expect(profile).not.toHaveBeenCalled();
  });

  it('begins when they sign in in another tab', async () => {
    show();
    keepTokens();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await tell(asha);
    await see('signed-in, Asha, no admin, loaded');
  });
});

describe('the session of someone who may be signed in', () => {
  beforeEach(keepTokens);

  it('loads, then is theirs; admin when the profile says so', async () => {
    profile.mockResolvedValue(me(true));
    show();
    expect(shown()).toBe('loading, -, no admin, not loaded');
    await tell(asha);
    await see('signed-in, Asha, admin, loaded');
    expect(localStorage.getItem(flag)).toBe('u-1');
  });

  it('applies the kept admin flag at once, until the profile takes it back', async () => {
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

  it("does not apply another person's flag", async () => {
    localStorage.setItem(flag, 'u-1');
    profile.mockReturnValue(new Promise(() => undefined));
    show();
    await tell(ravi);
    await see('signed-in, Ravi, no admin, not loaded');
  });

  it('treats a person whose profile cannot be read as no admin', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    localStorage.setItem(flag, 'u-1');
    profile.mockRejectedValue(new TypeError('no network'));
    show();
    await tell(asha);
    await see('signed-in, Asha, no admin, loaded');
    expect(log).toHaveBeenCalledOnce();
  });

  it('ends when a request finds that it cannot be renewed, though nobody watches Amplify', async () => {
    keepTokens(tokenOf('Asha', hour));
    show();
    await see('signed-in, Asha, no admin, loaded');
    expect(auth.watchSession).not.toHaveBeenCalled();
    act(() => void window.dispatchEvent(new Event(sessionEndEvent)));
    expect(shown()).toMatch(/^signed-in/);
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event(sessionEndEvent)));
    await see('signed-out, -, no admin, loaded');
  });

  it('ends when Amplify says so: no user, no admin, no flag', async () => {
    profile.mockResolvedValue(me(true));
    show();
    await tell(asha);
    await see('signed-in, Asha, admin, loaded');
    await tell({ status: 'signed-out' });
    await see('signed-out, -, no admin, loaded');
    expect(localStorage.getItem(flag)).toBeNull();
  });

  it('asks for the profile of the person who comes after', async () => {
    profile.mockResolvedValueOnce(me(true)).mockResolvedValueOnce(me(false));
    show();
    await tell(asha);
    await see('signed-in, Asha, admin, loaded');
    await tell(ravi);
    await see('signed-in, Ravi, no admin, loaded');
  });

  it('asks for the profile once, however often the pages of the document change', async () => {
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

  it('asks for a profile that could not be read again on the next page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    profile.mockRejectedValueOnce(new TypeError('no network')).mockResolvedValueOnce(me(true));
    keepTokens(tokenOf('Asha', hour));
    const { unmount } = show();
    await see('signed-in, Asha, no admin, loaded');
    unmount();
    show();
    await see('signed-in, Asha, admin, loaded');
    expect(profile).toHaveBeenCalledTimes(2);
  });

  it('is no longer watched when the page is left', async () => {
    const { unmount } = show();
    await tell(asha);
    unmount();
    expect(auth.stop).toHaveBeenCalledOnce();
  });
});

describe('the session of someone whose token is still good', () => {
  it('is theirs at once, and loads no auth code', async () => {
    keepTokens(tokenOf('आशा', hour));
    profile.mockResolvedValue(me(true));
    show();
    expect(shown()).toBe('signed-in, आशा, no admin, not loaded');
    await see('signed-in, आशा, admin, loaded');
    expect(auth.watchSession).not.toHaveBeenCalled();
  });

  it('ends when they sign out in another tab', async () => {
    keepTokens(tokenOf('Asha', hour));
    show();
    await see('signed-in, Asha, no admin, loaded');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    await see('signed-out, -, no admin, loaded');
  });

  it('stays theirs while an expired token is renewed, and ends if that is refused', async () => {
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

  it('leaves its place for its person', async () => {
    show();
    await see('signed-in, Asha, no admin, loaded');
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event(sessionEndEvent)));
    expect(returnPlace()).toEqual({ userId: 'u-1', path: '/quiz', state: { cameFromSelection: true } });
  });

  it('is not one that is logged out here, which leaves none', async () => {
    show();
    await userEvent.click(screen.getByText('out'));
    await waitFor(() => expect(finishSignOut).toHaveBeenCalled());
    expect(returnPlace()).toBeUndefined();
  });

  it('is kept alive while somebody is here', async () => {
    show();
    await waitFor(() => expect(keeper.keepSession).toHaveBeenCalled());
  });
});

describe('signing in and out', () => {
  it('is loading while it leaves for Google, and over when the browser comes back', async () => {
    show();
    await userEvent.click(screen.getByText('in'));
    await waitFor(() => expect(auth.signInWithGoogle).toHaveBeenCalledOnce());
    expect(shown()).toMatch(/^loading/);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    expect(shown()).toMatch(/^signed-out/);
  });

  it('is loading while it leaves for the sign-out page', async () => {
    keepTokens();
    show();
    await tell(asha);
    await userEvent.click(screen.getByText('out'));
    expect(localStorage).toHaveLength(0);
    await waitFor(() => expect(finishSignOut).toHaveBeenCalledExactlyOnceWith('/login'));
    expect(shown()).toBe('loading, -, no admin, loaded');
  });

  it('is given up where nothing comes of it', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await userEvent.click(screen.getByText('in'));
    await waitFor(() => expect(auth.signInWithGoogle).toHaveBeenCalled());
    await act(() => vi.advanceTimersByTimeAsync(5_000));
    expect(shown()).toMatch(/^signed-out/);
    vi.useRealTimers();
  });

  it('tells who asked when Google cannot be reached, and leaves everything as it was', async () => {
    auth.signInWithGoogle.mockRejectedValue(new Error('no network'));
    show();
    await expect(act(() => sessionStore.signIn())).rejects.toThrow('no network');
    expect(shown()).toBe('signed-out, -, no admin, loaded');
  });

  it('is over at once without a network, and says so', async () => {
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

  it('of before is finished as soon as there is a network', async () => {
    localStorage.setItem('truein.to-revoke.1.refreshToken', 'token');
    show();
    await waitFor(() => expect(finishPendingSignOuts).toHaveBeenCalledOnce());
    act(() => void window.dispatchEvent(new Event('online')));
    await waitFor(() => expect(finishPendingSignOuts).toHaveBeenCalledTimes(2));
  });

  it('ends a page that the browser has kept from before the logout', async () => {
    keepTokens(tokenOf('Asha', hour));
    show();
    await see('signed-in, Asha, no admin, loaded');
    localStorage.clear();
    act(() => void window.dispatchEvent(new Event('pageshow')));
    await see('signed-out, -, no admin, loaded');
  });

  it('is over on this device, too, where its code cannot be loaded', async () => {
    keepTokens(tokenOf('Asha', hour));
    finishSignOut.mockRejectedValue(new Error('no chunk'));
    show();
    await act(() => sessionStore.signOut('/'));
    expect(localStorage).toHaveLength(0);
    expect(sessionStore.state()).toMatchObject({ status: 'signed-out', isOnlyLocal: true });
  });
});

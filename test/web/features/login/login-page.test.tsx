// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/login/login-page.tsx';

const session = vi.hoisted(() => ({ signIn: vi.fn(async () => undefined) }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session }));

const onDevice = vi.hoisted(() => ({ unsent: 0, isHeld: false, remaining: undefined as number | undefined }));
vi.mock('#web/lib/outbox/attempt-on-device.ts', () => ({ attemptOnDevice: async () => ({ ...onDevice }) }));

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('the login page', () => {
  it('welcomes the visitor and invites to the assessment', () => {
    render(<LoginPage />);
    expect(screen.getByRole('heading', { level: 1, name: /Welcome/ })).toBeDefined();
    expect(screen.getByText(/take the assessment/)).toBeDefined();
  });

  it('has one button, which signs in with Google', async () => {
    render(<LoginPage />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Login with Google']);
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(session.signIn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('shows that Google is unreachable, also after a remount, until the next try', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    let fail = (_: Error) => {};
    session.signIn.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)));
    const { unmount } = render(<LoginPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    unmount();
    render(<LoginPage />);
    fail(new TypeError('Failed to fetch'));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'We could not complete the sign-in, so please check your connection and try again in a minute.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at once that the browser cannot save a sign-in, and leaves for Google once it can', async () => {
    session.signIn.mockClear();
    const store = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    render(<LoginPage />);
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(screen.getByRole('alert').textContent).toContain('This browser cannot save your sign-in');
    expect(session.signIn).not.toHaveBeenCalled();
    store.mockRestore();
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(session.signIn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the login page after a sign-in has failed', () => {
  beforeEach(() => void vi.resetModules());
  const openAfter = async (failed: string) => {
    window.history.replaceState(null, '', `/login?failed=${failed}`);
    const { LoginPage: FreshPage } = await import('#web/features/login/login-page.tsx');
    render(<FreshPage />);
  };

  it.each([
    ['storage', /cannot save your sign-in, so please allow cookies and site data/],
    ['refused', /Google did not sign you in, so please try again/],
    ['stale', /took too long or was started again in another tab, so please try/],
    ['service', /could not complete the sign-in, so please check your connection/],
  ])('a failure because of %s shows one sentence, and the address forgets it', async (failed, words) => {
    await openAfter(failed);
    const text = screen.getByRole('alert').textContent ?? '';
    expect(text).toMatch(words);
    expect(text.match(/[.!?]/g)).toEqual(['.']);
    expect(window.location.pathname + window.location.search).toBe('/login');
  });

  it.each(['constructor', '<b>x</b>', ''])('a reason that does not exist (%s) shows nothing', async (failed) => {
    await openAfter(failed);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.location.search).toBe('');
  });
});

describe('the login page after a session has ended', () => {
  const openFrom = (path: string, attempt: Partial<typeof onDevice> = {}) => {
    Object.assign(onDevice, { unsent: 0, isHeld: false, remaining: undefined }, attempt);
    sessionStorage.setItem('truein.return-to', JSON.stringify({ userId: 'u-1', path }));
    render(<LoginPage />);
    return screen.getByText('Your session has ended').closest('[role=status]');
  };

  it("doesn't mention a session to visitors who had none", () => {
    render(<LoginPage />);
    expect(screen.queryByText('Your session has ended')).toBeNull();
  });

  it('says that the session ended and where sign-in leads', () => {
    expect(openFrom('/admin/coupons')?.textContent).toContain('you come back to where you were');
  });

  it('says which answers are kept and what coming back to the assessment costs', async () => {
    const notice = openFrom('/quiz', { unsent: 2, remaining: 3 });
    expect(await screen.findByText('2 answers have not reached us yet.')).toBeDefined();
    expect(notice?.textContent).toContain('you come back to the same question');
    expect(notice?.textContent).toContain(
      'Your clock keeps running. Coming back uses one of your 3 remaining attempts, as a reload does.',
    );
  });

  it('says how to send answers that only this page has', async () => {
    const notice = openFrom('/quiz', { unsent: 2, isHeld: true });
    expect(await screen.findByText('2 answers have not reached us yet.')).toBeDefined();
    expect(notice?.textContent).toContain('Leave this page open, and sign in again in another tab.');
    expect(notice?.textContent).not.toContain('kept on this device');
  });

  it('warns that the last attempt submits the assessment', async () => {
    openFrom('/quiz', { remaining: 1 });
    expect(await screen.findByText(/your last attempt.*your assessment is then submitted as it is/)).toBeDefined();
  });

  it('mentions no cost before the assessment has begun', async () => {
    const notice = openFrom('/quiz', { unsent: 1 });
    expect(await screen.findByText('1 answer has not reached us yet.')).toBeDefined();
    expect(notice?.textContent).not.toMatch(/attempt|clock/);
  });
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/login/login-page.tsx';
import type { AttemptOnDevice } from '#web/lib/outbox/attempt-on-device.ts';
import * as words from '#web/lib/words/login.ts';
import { cost, unsent } from '#web/lib/words/returns.ts';

const session = vi.hoisted(() => ({ signIn: vi.fn(async () => undefined) }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session }));

const onDevice = vi.hoisted((): AttemptOnDevice => ({ unsent: 0, isHeld: false, remaining: undefined }));
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
    expect((await screen.findByRole('alert')).textContent).toBe(words.failures.service);
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
    expect(screen.getByRole('alert').textContent).toBe(words.failures.storage);
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

  it.each([...Object.entries(words.failures)])(
    'a failure because of %s shows why, and the address forgets it',
    async (failed, why) => {
      await openAfter(failed);
      expect(screen.getByRole('alert').textContent).toBe(why);
      expect(window.location.pathname + window.location.search).toBe('/login');
    },
  );

  it.each(['constructor', '<b>x</b>', ''])('a reason that does not exist (%s) shows nothing', async (failed) => {
    await openAfter(failed);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(window.location.search).toBe('');
  });
});

describe('the login page after a session has ended', () => {
  const openFrom = (path: string, attempt: Partial<typeof onDevice> = {}) => {
    Object.assign(onDevice, { unsent: 0, isHeld: false, remaining: undefined, endedIn: undefined }, attempt);
    sessionStorage.setItem('truein.return-to', JSON.stringify({ userId: 'u-1', path }));
    render(<LoginPage />);
    return screen.getByText(words.ended).closest('[role=status]');
  };

  it("doesn't mention a session to visitors who had none", () => {
    render(<LoginPage />);
    expect(screen.queryByText(words.ended)).toBeNull();
  });

  it('says that the session ended and where sign-in leads', () => {
    expect(openFrom('/admin/coupons')?.textContent).toContain(words.continueHere);
  });

  it('says which answers are kept and what coming back to the assessment costs', async () => {
    const notice = openFrom('/quiz', { unsent: 2, remaining: 3 });
    expect(await screen.findByText(unsent(2))).toBeDefined();
    expect(notice?.textContent).toContain(words.continueQuiz);
    expect(notice?.textContent).toContain(words.kept);
    expect(notice?.textContent).toContain(cost(2));
  });

  it('says how to send answers that only this page has', async () => {
    const notice = openFrom('/quiz', { unsent: 2, isHeld: true });
    expect(await screen.findByText(unsent(2))).toBeDefined();
    expect(notice?.textContent).toContain(words.held);
    expect(notice?.textContent).not.toContain(words.kept);
  });

  it('says that coming back ends an assessment whose end waits', async () => {
    openFrom('/quiz', { endedIn: ['entry001'] });
    expect(await screen.findByText(words.endQuiz)).toBeDefined();
  });

  it('mentions no cost before the assessment has begun', async () => {
    const notice = openFrom('/quiz', { unsent: 1 });
    expect(await screen.findByText(unsent(1))).toBeDefined();
    expect(notice?.textContent).not.toMatch(/return|clock/);
  });
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/login/login-page.tsx';

const session = vi.hoisted(() => ({ signIn: vi.fn(async () => undefined) }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session }));

const onDevice = vi.hoisted(() => ({ unsent: 0, remaining: undefined as number | undefined }));
vi.mock('#web/lib/outbox/attempt-on-device.ts', () => ({ attemptOnDevice: async () => ({ ...onDevice }) }));

afterEach(() => {
  cleanup();
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
      "We could not reach Google's sign-in page. Please check your connection and try again.",
    );
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

describe('the login page after a session has ended', () => {
  const openFrom = (path: string, attempt: Partial<typeof onDevice> = {}) => {
    Object.assign(onDevice, { unsent: 0, remaining: undefined }, attempt);
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

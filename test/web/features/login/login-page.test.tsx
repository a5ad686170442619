// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/login/login-page.tsx';

const session = vi.hoisted(() => ({ signIn: vi.fn(async () => undefined) }));
vi.mock('#web/lib/session.ts', () => ({ useSession: () => session }));

afterEach(cleanup);

describe('the login page', () => {
  it('welcomes, and invites to take the assessment', () => {
    render(<LoginPage />);
    expect(screen.getByRole('heading', { level: 1, name: /Welcome/ })).toBeDefined();
    expect(screen.getByText(/take the assessment/)).toBeDefined();
  });

  it('has one button, which leaves for Google', async () => {
    render(<LoginPage />);
    const buttons = screen.getAllByRole('button');
    expect(buttons.map((button) => button.textContent)).toEqual(['Login with Google']);
    await userEvent.click(screen.getByRole('button', { name: 'Login with Google' }));
    expect(session.signIn).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says at once when Google cannot be reached, though it was not shown meanwhile, and is still at the next try', async () => {
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

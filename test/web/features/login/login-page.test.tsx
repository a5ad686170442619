// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { LoginPage } from '#web/features/login/login-page.tsx';

const session = vi.hoisted(() => ({ signIn: vi.fn(async () => undefined) }));
vi.mock('#web/lib/session.tsx', () => ({ useSession: () => session }));

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
  });
});

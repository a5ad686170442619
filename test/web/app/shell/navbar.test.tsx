// @vitest-environment jsdom
import { cleanup, render, screen, within, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Navbar } from '#web/app/shell/navbar.tsx';
import type * as SessionModule from '#web/lib/session/session.ts';
import { parts } from '#web/lib/words/app/navigation.ts';
import { type SessionState, sessionStates } from '../session-states.ts';

const session = vi.hoisted(() => ({ view: undefined as SessionModule.SessionView | undefined }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session.view }));

afterEach(cleanup);

function show(state: SessionState, path = '/contact') {
  const view = sessionStates[state]();
  session.view = view;
  window.history.replaceState(null, '', path);
  render(<Navbar path={path} />);
  return { view };
}
const navigation = () => within(screen.getByRole('navigation', { name: 'Main' }));
const openAccount = () => userEvent.click(screen.getByRole('button', { name: 'Account of Asha Rao' }));

describe('the navbar', () => {
  it.each([
    ['Home', '/'],
    ['Contact', '/contact'],
    ['About', '/#about'],
    ['Five Pillar Approach', '/#pillars'],
  ])('%s leads to %s', (name, address) => {
    show('signed out');
    expect(navigation().getByRole('link', { name }).getAttribute('href')).toBe(address);
  });

  it.each([
    ['/contact', 'Contact', 'Home'],
    ['/organization', 'Organization', 'Banking Solutions'],
    ['/job-seekers', parts.jobSeekers, 'Organization'],
  ])('the current page %s is marked', async (path, current, other) => {
    show('signed out', path);
    await userEvent.click(navigation().getByRole('button', { name: 'Services' }));
    expect(navigation().getByRole('link', { name: current }).getAttribute('aria-current')).toBe('page');
    expect(navigation().getByRole('link', { name: other }).getAttribute('aria-current')).toBeNull();
    const services = navigation().getByRole('button', { name: 'Services' });
    expect(services.getAttribute('aria-current')).toBe(path === '/contact' ? null : 'true');
  });

  it('the services button opens the links of the services', async () => {
    show('signed out');
    const services = navigation().getByRole('button', { name: 'Services' });
    expect(services.getAttribute('aria-expanded')).toBe('false');
    expect(navigation().queryByRole('link', { name: 'Organization' })).toBeNull();
    await userEvent.click(services);
    expect(services.getAttribute('aria-expanded')).toBe('true');
    const hrefs = ['Students / Job Seekers / Self Awareness', 'Organization', 'Banking Solutions'].map((name) =>
      navigation().getByRole('link', { name }).getAttribute('href'),
    );
    expect(hrefs).toEqual(['/students', '/organization', '/banking-solutions']);
  });

  it('Escape closes the services and returns the focus', async () => {
    show('signed out');
    const services = navigation().getByRole('button', { name: 'Services' });
    await userEvent.click(services);
    await userEvent.tab();
    await userEvent.keyboard('{Escape}');
    expect(services.getAttribute('aria-expanded')).toBe('false');
    await waitFor(() => expect(document.activeElement).toBe(services));
  });

  it('a press or the focus elsewhere closes the services', async () => {
    show('signed out');
    const services = navigation().getByRole('button', { name: 'Services' });
    await userEvent.click(services);
    await userEvent.click(document.body);
    expect(services.getAttribute('aria-expanded')).toBe('false');
    await userEvent.click(services);
    await userEvent.tab({ shift: true });
    expect(services.getAttribute('aria-expanded')).toBe('false');
  });
});

describe('the account in the navbar', () => {
  it('a loading session shows "Loading..."', () => {
    show('loading');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it('a signed-out visitor gets a Login link', () => {
    show('signed out');
    expect(screen.getByRole('link', { name: 'Login' }).getAttribute('href')).toBe('/login');
  });

  it('a signed-in person gets assessment, account and logout, and no admin panel', async () => {
    show('signed in');
    await openAccount();
    expect(screen.getByRole('link', { name: 'Take Assessment' }).getAttribute('href')).toBe('/quiz-selection');
    expect(screen.getByRole('link', { name: 'My account' }).getAttribute('href')).toBe('/account');
    expect(screen.getByRole('button', { name: 'Logout' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Admin Panel' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Login' })).toBeNull();
  });

  it.each(['admin', 'admin not yet loaded'] as const)('an %s gets the admin panel', async (state) => {
    show(state);
    await openAccount();
    expect(screen.getByRole('link', { name: 'Admin Panel' }).getAttribute('href')).toBe('/admin/quizzes');
  });

  it('a logout leads to the home page', async () => {
    const { view } = show('signed in');
    await openAccount();
    await userEvent.click(screen.getByRole('button', { name: 'Logout' }));
    expect(view.signOut).toHaveBeenCalledExactlyOnceWith('/');
  });
});

describe('the side menu', () => {
  const panel = () => screen.getByRole<HTMLDialogElement>('dialog', { hidden: true });

  it('buttons open and close the menu', async () => {
    show('signed out');
    expect(panel().open).toBe(false);
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    expect(panel().open).toBe(true);
    expect(within(panel()).getByRole('link', { name: 'Banking Solutions' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Close menu' }));
    expect(panel().open).toBe(false);
  });

  it('a press outside closes the menu, one inside doesn’t', async () => {
    show('signed out');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(panel()).getByText('Services'));
    expect(panel().open).toBe(true);
    await userEvent.click(panel());
    expect(panel().open).toBe(false);
  });

  it('choosing a section of the same page closes the menu', async () => {
    show('signed out', '/');
    await userEvent.click(screen.getByRole('button', { name: 'Open menu' }));
    await userEvent.click(within(panel()).getByRole('link', { name: 'About' }));
    expect(panel().open).toBe(false);
  });
});

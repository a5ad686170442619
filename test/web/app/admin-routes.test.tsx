// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { parsePath } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { answers, atScreen, user } from '#test/web/features/at-screen.ts';
import { mount } from '#test/web/features/open-screen.tsx';
import { adminScreens } from '#web/app/admin-screens.ts';
import { AdminShell } from '#web/app/shell/admin-shell.tsx';
import { attemptsLink, batchLink, couponsLink, personLink } from '#web/lib/admin/admin-links.ts';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/app/admin.ts';
import { sessionStates } from './session-states.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => sessionStates.admin() }));

const asha = { userId: 'u1', name: 'Asha', email: 'asha@example.com' };
const batch = { batchId: 'k3x9ab', label: 'Asha’s class', count: 30, quizId: 1, quizName: 'Spring', createdAt: 0 };
atScreen(() => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  return {
    'GET /admin/waiting': () => ({ held: 1, attention: 2, messages: {} }),
    'GET /admin/people': () => ({ people: [asha], isCutOff: false }),
    'GET /admin/coupon-batches': () => ({ batches: [batch], isCutOff: false }),
  };
});

const open = (path: string) => {
  const pages = adminScreens.map(({ path, title }) => ({ path, element: <h1>{title}</h1> }));
  const person = { path: `${paths.adminPeople}/:userId`, element: <h1>Person</h1> };
  return mount([{ element: <AdminShell />, children: [...pages, person] }], path).router;
};
const current = (of: string) =>
  [...document.querySelectorAll(`nav [aria-current="${of}"]`)].map(({ textContent }) => textContent);

describe('the shell of the admin screens', () => {
  it('leads to every screen by its group, marks both, counts what waits at both, and has no marketing', async () => {
    open(paths.adminReports);
    expect(await screen.findAllByRole('link', { name: words.waiting('Reports', 3) })).toHaveLength(2);
    for (const { group, title } of adminScreens) {
      const nav = within(screen.getByRole('navigation', { name: words.navigation }));
      await user.click(nav.getByRole('link', { name: new RegExp(`^${words.groups[group]}`) }));
      const own = screen.queryByRole('navigation', { name: words.groups[group] });
      if (own) await user.click(within(own).getByRole('link', { name: new RegExp(`^${title}`) }));
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      expect(current('page')[0]).toMatch(title);
      expect(current('true').join()).toMatch(own ? words.groups[group] : /^$/);
    }
    expect(screen.queryByRole('contentinfo')).toBeNull();
  });

  it('finds a person, a batch or a code; words without a choice lead to the only match, else to the list', async () => {
    const router = open(paths.adminOverview);
    const shown = () => [router.state.location, document.querySelector('h1')?.textContent, document.activeElement?.id];
    const isAt = (address: string, title: string) =>
      waitFor(() => expect(shown()).toEqual([expect.objectContaining(parsePath(address)), title, 'content']));
    const clicked: unknown[] = [];
    document.addEventListener('click', ({ target }) => clicked.push(target));
    const search = screen.getByRole('combobox', { name: words.search.label });
    await user.type(search, 'asha');
    await user.click(await screen.findByRole('option', { name: /^Asha’s class/ }));
    await isAt(batchLink(batch.batchId), 'Coupons');
    await user.type(search, 'asha');
    await user.click(await screen.findByRole('option', { name: /^Ashaasha@/ }));
    await isAt(personLink('u1'), 'Person');
    expect(current('true')).toEqual([words.groups.people]);
    await user.type(search, 'asha{Enter}');
    await isAt(attemptsLink({ who: 'asha' }), 'Attempts');
    await user.type(search, 'sharma{Enter}');
    await isAt(attemptsLink({ who: 'sharma' }), 'Attempts');
    answers['GET /admin/coupon-batches'] = () => ({ batches: [], isCutOff: false });
    await user.type(search, 'asha{Enter}');
    await isAt(personLink('u1'), 'Person');
    answers['GET /admin/people'] = () => ({ people: [], isCutOff: false });
    await user.type(search, 'TRU 1{Enter}');
    await isAt(couponsLink('TRU 1'), 'Coupons');
    // By clicks on links, which a screen with unsaved edits holds.
    expect(clicked.filter((target) => target instanceof HTMLAnchorElement)).toHaveLength(6);
  });

  it('forgets a search when the admin goes elsewhere before its answer', async () => {
    let answer: (found: object) => void = () => undefined;
    answers['GET /admin/people'] = () => new Promise((resolve) => (answer = resolve));
    const router = open(paths.adminOverview);
    await user.type(screen.getByRole('combobox'), 'asha{Enter}');
    const isBusy = (yes: boolean) =>
      waitFor(() => expect(screen.getByRole('search').getAttribute('aria-busy')).toBe(String(yes)));
    await isBusy(true);
    await user.click(screen.getByRole('link', { name: words.groups.coupons }));
    answer({ people: [asha], isCutOff: false });
    await isBusy(false);
    expect(router.state.location.pathname).toBe(paths.adminCoupons);
  });
});

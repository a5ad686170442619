// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { AdminView } from '#functions/contract/admin/admins.ts';
import { answers, api, atScreen, press, user } from '#test/web/features/at-screen.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { AdminsPage } from '#web/features/admins/admins-page.tsx';
import { paths } from '#web/lib/paths.ts';
import * as words from '#web/lib/words/admin/admins.ts';
import { reasonHint } from '#web/lib/words/ui/forms.ts';
import { useSession } from '#web/lib/session/session.ts';

vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/session/session.ts');

const asha: AdminView = { userId: 'a', name: 'Asha', email: 'asha@example.com' };
const ravi: AdminView = { userId: 'b', name: 'Ravi', email: 'ravi@example.com' };

let admins: AdminView[];
atScreen(() => {
  vi.mocked(useSession).mockReturnValue({
    status: 'signed-in',
    isAdmin: true,
    adminLoaded: true,
    signIn: vi.fn(),
    signOut: vi.fn(),
    user: { id: 'a', name: 'Asha', email: 'asha@example.com' },
  });
  admins = [asha, ravi];
  return { 'GET /admin/admins': () => ({ admins }) };
});

const open = () => openScreen(AdminsPage, paths.adminAdmins);
const type = (label: string, text: string) => user.type(screen.getByRole('textbox', { name: label }), text);
const names = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('rowheader')
    .map(({ textContent }) => textContent);

describe('the list of admins', () => {
  it('shows names and addresses, and marks the signed-in admin', async () => {
    open();
    expect(await names()).toEqual([words.you('Asha'), 'Ravi']);
    expect(screen.getByRole('cell', { name: 'ravi@example.com' })).toBeDefined();
    expect(screen.getByRole('cell', { name: words.cannotRemove.you })).toBeDefined();
    expect(screen.getAllByRole('button', { name: /^Remove admin/ })).toHaveLength(1);
  });

  it('offers no revocation for the last admin', async () => {
    admins = [asha];
    open();
    expect(await screen.findByText(words.cannotRemove.last)).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Remove admin/ })).toBeNull();
  });
});

describe('granting admin rights', () => {
  it('asks for address and reason, then lists the new admin', async () => {
    const meera = { userId: 'c', name: 'Meera', email: 'meera@example.com' };
    answers['POST /admin/admins'] = () => {
      admins = [...admins, meera];
      return { granted: [meera] };
    };
    open();
    await press(words.grant.title);
    expect(screen.getByText(reasonHint)).toBeDefined();
    await type('Reason', 'Joins the office');
    await press(words.grant.action);
    expect(screen.getByText('Email is required')).toBeDefined();
    await type(words.columns.email, 'meera@example.com');
    await press(words.grant.action);
    expect(await screen.findByText(words.granted('Meera (meera@example.com)'))).toBeDefined();
    await waitFor(async () => expect(await names()).toContain('Meera'));
    expect(api.asked.find(({ method }) => method === 'POST')?.body).toEqual({
      email: 'meera@example.com',
      reason: 'Joins the office',
    });
  });
});

describe('revoking admin rights', () => {
  it('asks for a reason, then lists the remaining admins', async () => {
    answers['POST /admin/admins/b/revocation'] = () => {
      admins = [asha];
      return { revokedAt: 1 };
    };
    open();
    await press('Remove admin: Ravi');
    expect(screen.getByRole('dialog', { name: words.removeTitle('Ravi') })).toBeDefined();
    await type('Reason', 'Has left');
    await press(words.remove);
    expect(await screen.findByText(words.removed('Ravi (ravi@example.com)'))).toBeDefined();
    await waitFor(async () => expect(await names()).toEqual([words.you('Asha')]));
  });
});

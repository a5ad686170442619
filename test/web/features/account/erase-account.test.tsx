// @vitest-environment jsdom
import { screen, within, waitFor } from '@testing-library/react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { device } from '#test/web/lib/memory-database.ts';
import { sessionStates } from '#test/web/app/session-states.ts';
import { keptAfterErasure } from '#functions/domain/words/kept-after-erasure.ts';
import { list, none } from '#web/lib/words/account/attempts.ts';
import * as words from '#web/lib/words/account/data.ts';
import { indexedDbOutbox } from '#web/lib/outbox/outbox-storage.ts';
import { indexedDbSwitches } from '#web/lib/outbox/outbox-switches.ts';
import type { SessionView } from '#web/lib/session/session.ts';
import { api, atAccount, openAccount, user } from './at-account.ts';
import { makeAttempt } from './fake-account-api.ts';

const session = vi.hoisted(() => ({ view: undefined as SessionView | undefined }));
vi.mock('#web/lib/session/session.ts', () => ({ useSession: () => session.view }));
vi.mock('#web/lib/session/auth.ts');
vi.mock('#web/lib/outbox/outbox-storage.ts', async () => ({
  indexedDbOutbox: (await import('#test/web/lib/memory-outbox.ts')).memoryOutbox(),
}));

vi.mock('#web/lib/outbox/outbox-switches.ts', async () => ({
  indexedDbSwitches: (await import('#test/web/lib/memory-switches.ts')).memorySwitches(),
}));

vi.mock('#web/lib/outbox/outbox-database.ts', () => import('#test/web/lib/memory-database.ts'));

atAccount(() => void (session.view = sessionStates['signed in']()));

describe('erasing the account', () => {
  const dialog = () => within(screen.getByRole('alertdialog', { name: words.sure }));
  async function ask(): Promise<void> {
    openAccount();
    await screen.findByText(none);
    await user.click(screen.getByRole('button', { name: words.erase }));
  }

  it('lists what is erased and what is kept, and can be cancelled', async () => {
    await ask();
    expect(
      dialog()
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([...words.deleted, ...keptAfterErasure]);
    expect(dialog().getByText(/what they did, when and why, with the number of your account/)).toBeDefined();
    await user.click(dialog().getByRole('button', { name: 'Cancel' }));
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(api.callsOf('erase')).toHaveLength(0);
  });

  it('does nothing until the person types ERASE', async () => {
    await ask();
    await user.type(dialog().getByRole('textbox', { name: words.typeToConfirm('ERASE') }), 'ERAS');
    await user.click(dialog().getByRole('button', { name: words.erase }));
    expect(dialog().getByText(words.pleaseType('ERASE'))).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByRole('textbox')));
    expect(api.callsOf('erase')).toHaveLength(0);
  });

  it("erases the account and this person's data on the device, then only lets them sign out", async () => {
    const listed = makeAttempt(1);
    api.state.attempts = [listed];
    const paperOfOther = { userId: 'u-2', attemptId: '1.1.OTHER' };
    device.stores['attempts'] = [{ userId: 'u-1', attemptId: '1.1.BEGUN' }, paperOfOther];
    device.stores['answers'] = ['u-1', 'u-2'].map((owner) => ({ attemptId: '1.1.OLD', questionId: owner, owner }));
    for (const attemptId of [listed.attemptId, '1.1.BEGUN', '1.1.OTHER'])
      await indexedDbOutbox.add(attemptId, { questionId: 'q', optionId: 'a', answeredAfterMs: 1 });
    for (const userId of ['u-1', 'u-2'])
      await indexedDbSwitches.keep({ eventId: `of ${userId}`, userId, attemptId: '1.1.BEGUN', entryId: 'e', since: 0 });
    openAccount();
    await screen.findByRole('list', { name: list });
    await user.click(screen.getByRole('button', { name: words.erase }));
    await user.type(dialog().getByRole('textbox'), 'erase{Enter}');
    const last = within(await screen.findByRole('alertdialog', { name: words.erased.title }));
    expect(last.getByText('Your consent, for as long as the law asks us to prove it.')).toBeDefined();
    expect(api.callsOf('erase').map(({ body }) => body)).toEqual([{ confirmation: 'ERASE' }]);
    expect(await indexedDbOutbox.listAttempts()).toEqual(['1.1.OTHER']);
    expect(device.stores['attempts']).toEqual([paperOfOther]);
    expect(device.stores['answers']).toMatchObject([{ owner: 'u-2' }]);
    expect([await indexedDbSwitches.list('u-1'), await indexedDbSwitches.list('u-2')]).toMatchObject([[], [{}]]);
    await user.keyboard('{Escape}');
    expect(last.getAllByRole('button')).toHaveLength(1);
    await user.click(last.getByRole('button', { name: words.erased.logOut }));
    expect(session.view?.signOut).toHaveBeenCalledWith('/');
  });

  it('shows why the erasure failed, and retries on request', async () => {
    api.fail('erase', { status: 503, code: 'busy', message: 'Please try again in a moment.' });
    await ask();
    await user.type(dialog().getByRole('textbox'), 'ERASE');
    await user.click(dialog().getByRole('button', { name: words.erase }));
    expect((await dialog().findByRole('alert')).textContent).toBe(words.eraseFailed('Please try again in a moment.'));
    expect(dialog().getByRole('textbox')).toHaveProperty('value', 'ERASE');
    await user.click(dialog().getByRole('button', { name: words.erase }));
    expect(await screen.findByRole('alertdialog', { name: words.erased.title })).toBeDefined();
  });

  it('is never sent for another person, who has signed in in another tab', async () => {
    await ask();
    await user.type(dialog().getByRole('textbox'), 'ERASE');
    const claims = btoa(JSON.stringify({ sub: 'u-2', exp: Date.now() / 1000 + 3600 }));
    localStorage.setItem('CognitoIdentityServiceProvider.client.ravi.idToken', `head.${claims}.sign`);
    onTestFinished(() => localStorage.clear());
    await user.keyboard('{Enter}');
    expect((await dialog().findByRole('alert')).textContent).toContain(words.eraseFailed(''));
    expect(api.callsOf('erase')).toEqual([]);
  });

  it('cannot be cancelled or sent twice while the request is under way', async () => {
    let arrive = (_: unknown) => {};
    api.fail('erase', new Promise((resolve) => (arrive = resolve)));
    await ask();
    await user.type(dialog().getByRole('textbox'), 'ERASE{Enter}');
    await user.keyboard('{Enter}{Escape}');
    expect(dialog().getByRole('button', { name: 'Cancel' })).toHaveProperty('disabled', true);
    arrive(undefined);
    await screen.findByRole('alertdialog', { name: words.erased.title });
    expect(api.callsOf('erase')).toHaveLength(1);
  });
});

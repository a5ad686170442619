// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, press, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { said, submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';
import * as words from '#web/lib/words/bank-upload/decisions.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const open = async (...categories: string[]) => {
  api.state.staged = categories.map((category, place) => makeDraft(`Question ${place}?`, { category }));
  openAdmin();
  await toPreview(user);
};
const chosen = () => api.callsOf('decideUpload').map(({ body }) => (body as { choices: object }).choices);
const question = (name: string) => within(screen.getByRole('group', { name }));

describe('a main parameter that the live bank lacks', () => {
  it('blocks submitting until the admin confirms the name', async () => {
    await open('Courage');
    const asked = question(words.isNew('Courage'));
    expect(submitButton()).toHaveProperty('disabled', true);
    api.state.mapped = { choices: { columns: {}, newParameters: ['Courage'] }, staging: 'second' };
    await user.click(asked.getByRole('button', { name: words.confirm('Courage') }));
    await said(words.confirmed('Courage'));
    expect(chosen()).toEqual([{ columns: {}, newParameters: ['Courage'] }]);
    await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false));
  });

  it('can be another name for a live one', async () => {
    await open('Courage');
    const asked = question(words.isNew('Courage'));
    expect(asked.getByRole('button', { name: words.merge })).toHaveProperty('disabled', true);
    const names = asked.getByRole('combobox', { name: words.otherName('Courage') });
    await user.selectOptions(names, 'Health');
    await user.click(asked.getByRole('button', { name: words.merge }));
    await said(words.renamed({ of: 'category', from: 'Courage', to: 'Health' }));
    expect(chosen()).toEqual([{ columns: {}, spellings: [{ of: 'category', from: 'Courage', to: 'Health' }] }]);
  });
});

describe('a name that looks like another', () => {
  const health = { of: 'category', from: 'HEALTH', to: 'Health' } as const;
  const twins = words.areSame(health);

  it('is changed to the other, or kept', async () => {
    await open('HEALTH');
    await user.click(question(twins).getByRole('button', { name: words.yes('Health') }));
    await said(words.renamed(health));
    await user.click(question(twins).getByRole('button', { name: words.no('HEALTH') }));
    await said(words.isKept(health));
    expect(chosen()).toEqual([
      { columns: {}, spellings: [health] },
      { columns: {}, newParameters: ['HEALTH'] },
    ]);
  });

  it('is merged with all others that only look different', async () => {
    await open('HEALTH', 'health', 'Helth');
    await press(words.mergeAll(2));
    await said(words.mergedAll(2));
    expect(chosen()).toMatchObject([{ spellings: [{ to: 'Health' }, { to: 'Health' }] }]);
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, press, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { said, submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';

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
    const asked = question('“Courage” is a new main parameter');
    expect(submitButton()).toHaveProperty('disabled', true);
    api.state.mapped = { choices: { columns: {}, newParameters: ['Courage'] }, staging: 'second' };
    await user.click(asked.getByRole('button', { name: 'Confirm “Courage”' }));
    await said('“Courage” is confirmed.');
    expect(chosen()).toEqual([{ columns: {}, newParameters: ['Courage'] }]);
    await waitFor(() => expect(submitButton()).toHaveProperty('disabled', false));
  });

  it('can be another name for a live one', async () => {
    await open('Courage');
    const asked = question('“Courage” is a new main parameter');
    expect(asked.getByRole('button', { name: 'Merge' })).toHaveProperty('disabled', true);
    const names = asked.getByRole('combobox', { name: 'Or “Courage” is another name for' });
    await user.selectOptions(names, 'Health');
    await user.click(asked.getByRole('button', { name: 'Merge' }));
    await said('“Courage” is written “Health”.');
    expect(chosen()).toEqual([{ columns: {}, spellings: [{ of: 'category', from: 'Courage', to: 'Health' }] }]);
  });
});

describe('a name that looks like another', () => {
  const twins = 'Are “HEALTH” and “Health” the same main parameter?';

  it('is written as the other, or kept', async () => {
    await open('HEALTH');
    await user.click(question(twins).getByRole('button', { name: 'Yes, write “Health”' }));
    await said('“HEALTH” is written “Health”.');
    await user.click(question(twins).getByRole('button', { name: 'No, keep “HEALTH”' }));
    await said('“HEALTH” is kept.');
    expect(chosen()).toEqual([
      { columns: {}, spellings: [{ of: 'category', from: 'HEALTH', to: 'Health' }] },
      { columns: {}, newParameters: ['HEALTH'] },
    ]);
  });

  it('is merged with all others that only look different', async () => {
    await open('HEALTH', 'health', 'Helth');
    await press(/^Merge all 2 that only look different/);
    await said('2 names are merged.');
    expect(chosen()).toMatchObject([{ spellings: [{ to: 'Health' }, { to: 'Health' }] }]);
  });
});

// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { said, submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

const choose = () => user.click(screen.getByRole('radio', { name: /^Add to this bank/ }));
const result = () =>
  [...screen.getByRole('region', { name: /^What happens to the questions/ }).querySelectorAll('dd')].map(
    ({ textContent }) => textContent,
  );

describe('a file added to the live bank', () => {
  it('leaves out questions that the bank has, after the admin agrees', async () => {
    api.state.staged = [makeDraft('  what do you PLAN?'), makeDraft('New question')];
    openAdmin();
    await toPreview(user);
    expect(screen.getByRole('radio', { name: /^Replace this bank/ })).toHaveProperty('checked', true);
    expect(result()).toEqual(['3', '2', '2 questions']);
    expect(submitButton()).toHaveProperty('disabled', false);
    await choose();
    expect(await screen.findByRole('group', { name: 'The bank has 1 question of the file already' })).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: 'Leave this one out' }));
    expect(result()).toEqual(['3', '1', '4 questions']);
    await user.click(submitButton());
    await said('Upload completed successfully! 1 questions added to Quiz ID 1.');
    expect(api.callsOf('publish')[0]?.body).toMatchObject({ mode: 'add', leaveOutSame: true, revision: 5 });
  });

  it('cannot be submitted when the bank has all its questions', async () => {
    api.state.staged = [makeDraft('What do you plan?')];
    openAdmin();
    await toPreview(user);
    await choose();
    expect(await screen.findByRole('group', { name: 'The bank has every question of the file already' })).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
  });

  it("is not published over another admin's change until submitted again", async () => {
    openAdmin();
    await toPreview(user);
    await choose();
    await waitFor(() => expect(result()[2]).toBe('6 questions'));
    api.state.quizzes = [makeQuiz(1, { revision: 6, version: 4, questionCount: 3 })];
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: 'Load current data and try again' }));
    await said('Quiz 1 now has 3 questions in version 4. Submit again to add yours to them.');
    expect(api.callsOf('publish')).toEqual([]);
  });
});

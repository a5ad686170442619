// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeDraft, makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { said, submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';
import { loadAgain } from '#web/lib/words/bank/problems.ts';
import { alreadyThere } from '#web/lib/words/bank-upload/decisions.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';

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
    expect(await screen.findByRole('group', { name: alreadyThere(1) })).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('checkbox', { name: words.leaveOut(1) }));
    expect(result()).toEqual(['3', '1', '4 questions']);
    await user.click(submitButton());
    await said('Upload completed successfully! 1 questions added to Quiz ID 1.');
    expect(api.callsOf('publish')[0]?.body).toMatchObject({ mode: 'add', leaveOutSame: true, revision: 5 });
  });

  it("is not published over another admin's change until submitted again", async () => {
    openAdmin();
    await toPreview(user);
    await choose();
    await waitFor(() => expect(result()[2]).toBe('6 questions'));
    api.state.quizzes = [makeQuiz(1, { revision: 6, version: 4, questionCount: 3 })];
    await user.click(submitButton());
    await user.click(await screen.findByRole('button', { name: loadAgain }));
    await said(`${words.now(1, 3, 4)} ${words.submitAgain.add}`);
    expect(api.callsOf('publish')).toEqual([]);
  });
});

// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { chooseFile, sheet, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';
import { archived, goThere } from '#web/lib/words/bank-upload/decisions.ts';
import * as words from '#web/lib/words/bank-upload/preview.ts';

vi.mock('#web/lib/session/auth.ts');

atAdminScreen();

describe('the configuration of an upload', () => {
  const field = (name: string) => screen.getByRole('textbox', { name });
  const type = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
    await user.tab();
  };
  const open = async () => {
    openAdmin();
    await chooseFile(user, sheet());
    await screen.findByRole('dialog', { name: 'Configure Quiz Details' });
  };
  /** Where the upload goes; other facts follow. */
  const facts = () => [...document.querySelectorAll('dd')].slice(0, 3).map(({ textContent }) => textContent);

  it('starts with the quiz that the sheet names and its details', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(4, { name: 'Entrance', description: 'For exams', price: 499.5 })];
    api.state.upload.quizId = 4;
    await open();
    expect(field('Target quiz ID')).toHaveProperty('value', '4');
    expect(field('Quiz name')).toHaveProperty('value', 'Entrance');
    expect(field('Description')).toHaveProperty('value', 'For exams');
    expect(field('Price in rupees')).toHaveProperty('value', '499.5');
    const note = `${words.changing(4, 3, 3)} ${words.backup(3)} ${words.notActive(4)}`;
    expect(within(screen.getByRole('dialog')).getByText(note)).toBeDefined();
  });

  it('falls back to quiz 1 and price 0, and loads the details of the typed quiz id', async () => {
    api.state.quizzes = [makeQuiz(1), makeQuiz(4, { name: 'Entrance', price: 499 })];
    await open();
    await type('Target quiz ID', '4');
    expect(field('Quiz name')).toHaveProperty('value', 'Entrance');
    await user.clear(field('Target quiz ID'));
    await user.tab();
    expect(field('Target quiz ID')).toHaveProperty('value', '1');
    expect(field('Quiz name')).toHaveProperty('value', 'TrueIn Assessment');
    await user.clear(field('Price in rupees'));
    await user.tab();
    expect(field('Price in rupees')).toHaveProperty('value', '0');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts()).toEqual(['1', 'TrueIn Assessment', '₹0.00']);
  });

  it('blocks publishing to an archived quiz, and returns to choose another', async () => {
    api.state.quizzes = [makeQuiz(1, { questionCount: 1 }), makeQuiz(4, { name: 'Entrance', archived: true })];
    await open();
    await type('Target quiz ID', '4');
    const form = within(screen.getByRole('dialog'));
    expect(form.getByText(words.archived(4))).toBeDefined();
    expect(form.queryByText(/^(When|After) you submit/)).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const submit = () => screen.getByRole('button', { name: 'Submit to Database' });
    await screen.findByRole('group', { name: archived(4) });
    expect(submit()).toHaveProperty('disabled', true);
    await user.click(screen.getByRole('button', { name: goThere }));
    await user.click(
      within(document.activeElement as HTMLElement).getByRole('button', { name: 'Configure Quiz Details' }),
    );
    await screen.findByRole('dialog', { name: 'Configure Quiz Details' });
    await type('Target quiz ID', '1');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await screen.findByText(`${words.changing(1, 1, 3)} ${words.backup(3)}`);
    expect(screen.getByText(words.replace(1))).toBeDefined();
    await waitFor(() => expect(submit()).toHaveProperty('disabled', false));
  });

  it('requires a quiz name', async () => {
    await open();
    await user.clear(field('Quiz name'));
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    expect(await screen.findByText('The quiz name is required')).toBeDefined();
    expect(screen.getByRole('dialog')).toBeDefined();
    await user.type(field('Quiz name'), 'Spring');
    await user.click(screen.getByRole('button', { name: 'Continue to Preview' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts()).toEqual(['1', 'Spring', '₹1,999.00']);
    expect(screen.getAllByRole('cell', { name: 'Spring' })).toHaveLength(3);
  });

  it('reopens from the preview, and Escape discards its changes', async () => {
    openAdmin();
    await toPreview(user);
    await user.click(screen.getByRole('button', { name: 'Configure Quiz Details' }));
    await screen.findByRole('dialog');
    await type('Quiz name', 'Something else');
    await user.keyboard('{Escape}');
    await user.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(facts()).toEqual(['1', 'TrueIn Assessment', '₹1,999.00']);
    await waitFor(() =>
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Configure Quiz Details' })),
    );
  });

  it('cancels the upload', async () => {
    await open();
    await user.click(screen.getByRole('button', { name: 'Cancel Upload' }));
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Preview Upload Data/ })).toBeNull());
    expect(await screen.findByRole('table', { name: 'Questions in the live version' })).toBeDefined();
  });
});

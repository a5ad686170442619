// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { bankOfThree, noteOf } from '#test/support/sheets/make-map.ts';
import { api, atAdminScreen, user } from '#test/web/features/question-bank/support/at-admin-screen.ts';
import { makeQuiz } from '#test/web/features/question-bank/support/fake-admin-api.ts';
import { makeQuestions } from '#test/web/features/question-bank/support/fake-bank-calls.ts';
import { openAdmin } from '#test/web/features/question-bank/support/open-admin.tsx';
import { submitButton, toPreview } from '#test/web/features/question-bank/support/upload-steps.ts';
import * as words from '#web/lib/words/bank-upload/comparison.ts';

vi.mock('#web/lib/session/auth.ts');

const bank = bankOfThree();
atAdminScreen(() => {
  api.state.quizzes = [makeQuiz(1, { questionCount: 12, pages: 6 })];
  api.state.banks = { 3: makeQuestions(bank) };
  api.state.maps = { 3: [noteOf('A', 'a1', { quotient: 'EQ' }), noteOf('C', '', { meaning: 'Of C' })] };
  api.state.staged = bank.filter(({ category }) => category !== 'C');
});

async function preview() {
  openAdmin();
  await toPreview(user);
  return within(await screen.findByRole('region', { name: words.heading.notes }));
}

describe('the preview of notes on parameters', () => {
  it('says which live notes are kept and which are removed by a file without notes', async () => {
    const shown = await preview();
    await shown.findByText(`${words.noSheet} ${words.stays(2)}`);
    expect(shown.getByText(words.kept(1))).toBeDefined();
    expect(shown.getByText(words.removed(1))).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', false);
  });

  it('says that an empty sheet removes all notes', async () => {
    api.state.upload = { ...api.state.upload, map: { rows: [], problems: 0 } };
    const shown = await preview();
    await shown.findByText(`${words.entries(0)} ${words.goes(2)}`);
    expect(shown.getByText(words.removed(2))).toBeDefined();
  });

  it('shows the resulting quotients, and blocks one that equals a main parameter', async () => {
    const rows = ['b1', 'b2'].map((sub, place) => ({ row: place + 2, ...noteOf('B', sub, { quotient: 'MQ' }) }));
    api.state.upload = { ...api.state.upload, pages: 5, map: { rows, problems: 1 } };
    const shown = await preview();
    await shown.findByText('b1, b2');
    expect(screen.getByText(/^Parameters, row 2: MQ \(Moral Quotient\) has exactly/)).toBeDefined();
    expect(submitButton()).toHaveProperty('disabled', true);
  });
});

// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { atScreen, cellsOf } from '#test/web/features/at-screen.ts';
import { openScreen } from '#test/web/features/open-screen.tsx';
import { FeedbackPage } from '#web/features/feedback/feedback-page.tsx';
import { paths } from '#web/lib/paths.ts';

vi.mock('#web/lib/session/auth.ts');
const quiz = { quizId: 1, quizName: 'TrueIn' };
const rows = [
  { ...quiz, parameter: 'Ambition', counts: [6, 3, 1] },
  { ...quiz, counts: [12, 5, 3] },
];
atScreen(() => ({ 'GET /admin/feedback': () => ({ rows }) }));

// Notices a count in the wrong column, and a page that calls it validity.
it('the feedback page shows each question with its counts, as evidence of acceptance', async () => {
  openScreen(FeedbackPage, paths.adminFeedback);
  const [, ...found] = await screen.findAllByRole('row');
  expect(found.map((row) => cellsOf(row).slice(2))).toEqual([
    ['6', '3', '1', '10'],
    ['12', '5', '3', '20'],
  ]);
  expect(screen.getByText(/acceptance, not of validity/)).toBeDefined();
});

// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { QuizDialogs } from '#web/features/quiz/screen/quiz-dialogs.tsx';

vi.mock('#web/ui/dialog.tsx', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(cleanup);

it('QuizDialogs uses a plain dialog when the code of the modal one failed to load', async () => {
  const commands = { onClose: vi.fn(), onEnd: vi.fn(), onRetry: vi.fn() };
  const { rerender } = render(<QuizDialogs dialog={{ kind: 'end', unanswered: 57 }} {...commands} />);
  const question = await screen.findByRole('alertdialog', { name: 'End Assessment?' });
  expect(question.textContent).toContain('You have 57 unanswered questions.');
  await userEvent.click(screen.getByRole('button', { name: 'Yes, End' }));
  expect(commands.onEnd).toHaveBeenCalledOnce();

  rerender(<QuizDialogs dialog={{ kind: 'remaining', remaining: 2 }} {...commands} />);
  expect(screen.getByRole('dialog', { name: 'Remaining Attempts' }).textContent).toContain('2 attempts');
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }));
  expect(commands.onClose).toHaveBeenCalledOnce();
});

// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SavedLine } from '#web/features/quiz/delivery/saved-line.tsx';
import { saved } from '#web/lib/words/quiz/screen.ts';

afterEach(() => (cleanup(), void vi.useRealTimers()));

it('the saved line shows and announces a milestone in place of an answer that arrives, once, but not of one that is kept', async () => {
  vi.useFakeTimers();
  const line = (state: 'saving' | 'saved' | 'kept') => (
    <SavedLine state={state} note="Halfway." onRetry={() => undefined} />
  );
  const { container, rerender } = render(line('saved'));
  expect(container.querySelector('p')?.textContent).toBe('Halfway.');
  expect(screen.getByRole('status').textContent).toBe('Halfway.');
  rerender(line('saving'));
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(screen.getByRole('status').textContent).toBe('');
  rerender(line('kept'));
  expect(container.querySelector('p')?.textContent).toBe(saved.kept);
});

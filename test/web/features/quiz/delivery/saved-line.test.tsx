// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { SavedLine } from '#web/features/quiz/delivery/saved-line.tsx';
import { saved } from '#web/lib/words/quiz/screen.ts';

afterEach(cleanup);

it('the saved line shows and announces a milestone in place of an answer that arrives, but not of one that is kept', () => {
  const line = (state: 'saved' | 'kept') => <SavedLine state={state} note="Halfway." onRetry={() => undefined} />;
  const { container, rerender } = render(line('saved'));
  expect(container.querySelector('p')?.textContent).toBe('Halfway.');
  expect(screen.getByRole('status').textContent).toBe('Halfway.');
  rerender(line('kept'));
  expect(container.querySelector('p')?.textContent).toBe(saved.kept);
});

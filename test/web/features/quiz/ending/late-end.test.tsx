// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LateEnd } from '#web/features/quiz/ending/cards.tsx';
import { lateButtons } from '#web/lib/words/quiz/ending.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const ways = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const all = ['Try again', lateButtons.wait, lateButtons.back];

it.each([
  [lateButtons.wait, 0],
  ['Try again', 1],
])('LateEnd offers ways on after 10 s, and again 10 s after “%s”', async (way, retries) => {
  const [onRetry, onBack] = [vi.fn(), vi.fn()];
  render(<LateEnd onRetry={onRetry} onBack={onBack} />);
  await pass(9_900);
  expect(ways()).toEqual([]);
  await pass(100);
  expect(ways()).toEqual(all);
  press(way);
  expect(ways()).toEqual([]);
  await pass(9_900);
  expect(ways()).toEqual([]);
  await pass(100);
  expect(ways()).toEqual(all);
  expect(onRetry).toHaveBeenCalledTimes(retries);
  press(lateButtons.back);
  expect(onBack).toHaveBeenCalledOnce();
});

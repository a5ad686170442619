import { expect, it } from 'vitest';
import { lostText, supersededText } from '#web/features/quiz/messages.ts';

it.each([
  [1, 'One answer that you gave here does not count: its question had been answered'],
  [2, '2 answers that you gave here do not count: their questions had been answered'],
])('supersededText counts the answers that were given elsewhere: %i', (count, words) => {
  expect(supersededText(count)).toBe(
    `${words} in another tab or on another device before, and what was answered there stays.`,
  );
});

it.each([
  [1, 'One answer that you gave on this device does not count: it arrived after your assessment had ended.'],
  [2, '2 answers that you gave on this device do not count: they arrived after your assessment had ended.'],
])('lostText counts the answers that came too late: %i', (count, words) => {
  expect(lostText(count)).toBe(words);
});

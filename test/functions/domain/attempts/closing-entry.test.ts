import { expect, it } from 'vitest';
import { closingWords } from '#functions/domain/attempts/closing-entry.ts';
import { closing } from '#functions/domain/words/attempts.ts';

it.each([
  ['before the deadline', 999, closing(12, 60, false)],
  ['at the deadline', 1000, closing(12, 60, true)],
  ['after the deadline', 1001, closing(12, 60, true)],
])('closingWords warns that entering %s closes the attempt, and says if the time is over', (_, now, words) => {
  expect(closingWords({ answered: 12, questionCount: 60, deadline: 1000, now })).toBe(words);
});

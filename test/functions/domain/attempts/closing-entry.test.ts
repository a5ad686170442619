import { expect, it } from 'vitest';
import { closingWords } from '#functions/domain/attempts/closing-entry.ts';

const outcome = 'ntering now ends this assessment and sends your report with 12 of 60 answers.';

it.each([
  ['before the deadline', 999, `E${outcome}`],
  ['at the deadline', 1000, `The time is over. E${outcome}`],
  ['after the deadline', 1001, `The time is over. E${outcome}`],
])('closingWords warns that entering %s closes the attempt, and says if the time is over', (_, now, words) => {
  expect(closingWords({ answered: 12, questionCount: 60, deadline: 1000, now })).toBe(words);
});

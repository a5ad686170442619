import { expect, it } from 'vitest';
import { problemWords } from '#web/features/bank/problem-words.ts';
import { ApiProblem } from '#web/lib/api-problem.ts';
import { uploadFailed } from '#web/lib/words/bank/problems.ts';

const refusal = (code: 'forbidden' | 'busy') => new ApiProblem({ code, message: 'Words.', status: 403 });

it.each([
  ['a server that is busy', refusal('busy'), 'Upload failed: Words.'],
  ['a person who is no admin any more', refusal('forbidden'), 'Access denied. Admin privileges required.'],
])('problemWords gives the message for %s', (_, error, words) => {
  expect(problemWords(error, uploadFailed)).toBe(words);
});

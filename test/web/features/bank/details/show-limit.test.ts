import { expect, it } from 'vitest';
import { showLimit } from '#web/features/bank/details/quiz-details.ts';
import { limitNow } from '#web/lib/words/bank/quiz.ts';

it.each([
  [{ questionCount: 60 }, limitNow('30 min')],
  [{ questionCount: 3 }, limitNow('2 min')],
  [{ questionCount: 60, secondsPerAttempt: 10 }, '10 s'],
  [{ questionCount: 60, secondsPerAttempt: 150 }, '2 min 30 s'],
  [{ questionCount: 60, secondsPerAttempt: 1800 }, '30 min'],
])('showLimit shows the time limit of %o as %s', (quiz, words) => expect(showLimit(quiz)).toBe(words));

import { describe, expect, it } from 'vitest';
import type { Attempt } from '#functions/domain/attempts/attempt.ts';
import { packPresented } from '#functions/domain/attempts/presented-questions.ts';
import { questionKey } from '#functions/domain/banks/question-bank.ts';
import { inOrderOfAnswering } from '#functions/domain/reports/quality/response-quality.ts';
import { shuffle } from '#functions/domain/attempts/shuffle.ts';
import { makeAttempt, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

const questions = Array.from({ length: 20 }, (_, index) => makeQuestion(index + 1));
const keys = questions.map(({ id }) => questionKey(id));
const seeds = ['one', 'two', 'three'];

/** All answered, each at its second. */
function attemptAt(secondsOf: (key: string) => number, change: Partial<Attempt>): Attempt {
  const attempt = makeAttempt(questions, Object.fromEntries(questions.map(({ number }) => [number, 0])), change);
  const answers = Object.entries(attempt.answers).map(
    ([key, answer]) => [key, { ...answer, seconds: secondsOf(key) }] as const,
  );
  return { ...attempt, answers: Object.fromEntries(answers) };
}

const orderOf = (attempt: Attempt) =>
  inOrderOfAnswering(attempt, questions).map(({ question }) => questionKey(question.id));

/** As the quiz asks them. */
const askedIn = (seed: string) => shuffle(keys, seed);

describe('inOrderOfAnswering', () => {
  it.each(seeds)('sorts answers by the time they were given (seed “%s”)', (seed) => {
    const backwards = askedIn(seed).reverse();
    expect(orderOf(attemptAt((key) => backwards.indexOf(key), { seed }))).toEqual(backwards);
  });

  it.each(seeds)('sorts answers of the same second by the order of the quiz (seed “%s”)', (seed) => {
    const asked = askedIn(seed);
    expect(asked).not.toEqual(keys);
    expect(orderOf(attemptAt(() => 7, { seed }))).toEqual(asked);
    const inPairs = attemptAt((key) => Math.floor(asked.indexOf(key) / 2), { seed });
    expect(orderOf(inPairs)).toEqual(asked);
  });

  it('sorts answers of the same second by the order of the quiz if a part was presented', () => {
    const presented = new Set(keys.filter((_, index) => index % 3 > 0));
    const whole = attemptAt(() => 7, { seed: 'one', asked: packPresented(keys, presented) });
    const answers = Object.fromEntries(Object.entries(whole.answers).filter(([key]) => presented.has(key)));
    const asked = shuffle(
      keys.filter((key) => presented.has(key)),
      'one',
    );
    expect(orderOf({ ...whole, answers })).toEqual(asked);
  });
});

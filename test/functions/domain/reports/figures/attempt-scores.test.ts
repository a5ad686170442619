import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#functions/domain/banks/question.ts';
import { attemptScores, percentsOf } from '#functions/domain/reports/figures/attempt-scores.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

const scores = (questions: Question[], chosen: Record<number, number>) =>
  attemptScores(makeAttempt(questions, chosen), questions);

const bank = [
  makeQuestion(1, { category: 'Wisdom', subCategory: 'Judgement' }),
  makeQuestion(2, { category: 'Health', subCategory: 'Sleep' }),
  makeQuestion(3, { category: ' wisdom ', subCategory: 'Learning' }),
  makeQuestion(4, { category: 'Health', subCategory: 'Sleep', options: [makeOption(2), makeOption(5)] }),
  makeQuestion(5, { category: 'Leisure', subCategory: '' }),
];

describe('attemptScores', () => {
  it('sums the answered questions by parameter and sub-parameter, in the order of the bank', () => {
    const one = { answerCount: 1, rangedCount: 1, questionCount: 1 };
    const two = { answerCount: 2, rangedCount: 2, questionCount: 2 };
    const health = { raw: 6, min: 3, max: 10, percent: (3 / 7) * 100 };
    expect(scores(bank, { 1: 4, 2: 0, 3: 2, 4: 1 })).toEqual({
      total: {
        name: 'Total',
        answerCount: 4,
        rangedCount: 4,
        questionCount: 5,
        figure: { raw: 14, min: 5, max: 20, percent: 60 },
      },
      parameters: [
        {
          name: 'Wisdom',
          ...two,
          figure: { raw: 8, min: 2, max: 10, percent: 75 },
          subParameters: [
            { name: 'Judgement', ...one, figure: { raw: 5, min: 1, max: 5, percent: 100 } },
            { name: 'Learning', ...one, figure: { raw: 3, min: 1, max: 5, percent: 50 } },
          ],
        },
        { name: 'Health', ...two, figure: health, subParameters: [{ name: 'Sleep', ...two, figure: health }] },
        {
          name: 'Leisure',
          answerCount: 0,
          rangedCount: 0,
          questionCount: 1,
          figure: { raw: 0, min: 0, max: 0 },
          subParameters: [],
        },
      ],
    });
  });

  it('percentsOf lists each scale, sub-parameters below their parameter', () => {
    expect([...percentsOf(scores(bank, { 1: 4, 2: 0, 3: 2, 4: 1 }))]).toEqual([
      ['Total', 60],
      ['Wisdom', 75],
      ['Wisdom › Judgement', 100],
      ['Wisdom › Learning', 50],
      ['Health', (3 / 7) * 100],
      ['Health › Sleep', (3 / 7) * 100],
      ['Leisure', undefined],
    ]);
  });

  it('gives no percent if all options have equal points', () => {
    const flat = makeQuestion(1, { options: [makeOption(3, { text: 'a' }), makeOption(3, { text: 'b' })] });
    expect(scores([flat], { 1: 1 }).total.figure).toEqual({ raw: 3, min: 3, max: 3 });
  });

  const answers = fc.array(
    fc.record({
      points: fc.array(fc.integer({ min: -5, max: 9 }), { minLength: 1, maxLength: 5 }),
      pick: fc.nat(),
      parameter: fc.nat(4),
      sub: fc.nat(2),
    }),
    { minLength: 1, maxLength: 40 },
  );
  const bankOf = (drawn: { points: number[]; parameter: number; sub: number }[]) =>
    drawn.map(({ points, parameter, sub }, index) =>
      makeQuestion(index + 1, {
        category: parameter === 0 ? '' : `Parameter ${parameter}`,
        subCategory: sub === 0 ? '' : `Sub ${sub}`,
        options: points.map((worth, place) => makeOption(worth, { text: `Option ${place}` })),
      }),
    );

  it('keeps percents within 0 and 100 and sums equal to the attempt’s score', () => {
    fc.assert(
      fc.property(answers, (drawn) => {
        const questions = bankOf(drawn);
        const chosen = Object.fromEntries(drawn.map(({ points, pick }, index) => [index + 1, pick % points.length]));
        const attempt = makeAttempt(questions, chosen);
        const made = attemptScores(attempt, questions);
        const sum = (scales: { figure: { raw: number } }[]) =>
          scales.reduce((total, { figure }) => total + figure.raw, 0);
        expect(made.total.figure.raw).toBe(attempt.score);
        expect(sum(made.parameters)).toBe(attempt.score);
        for (const parameter of made.parameters) {
          if (parameter.subParameters.length) expect(sum(parameter.subParameters)).toBe(parameter.figure.raw);
          for (const { figure } of [parameter, ...parameter.subParameters, made.total]) {
            const { percent, raw, min, max } = figure;
            expect(raw >= min && raw <= max).toBe(true);
            expect(percent === undefined).toBe(min === max);
            expect((percent ?? 0) >= 0 && (percent ?? 0) <= 100).toBe(true);
          }
        }
      }),
    );
  });
});

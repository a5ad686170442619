import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Question } from '#functions/domain/question.ts';
import { makeAttemptReport } from '#functions/domain/report/make-attempt-report.ts';
import { makeAttempt, makeOption, makeQuestion } from './sample-report.ts';

function report(questions: Question[], chosen: Record<number, number>) {
  return makeAttemptReport({
    attempt: makeAttempt(questions, chosen),
    questions,
    candidateName: 'Priya Srivastava',
    quizName: 'TrueIn Assessment',
    presentedCount: questions.length,
  });
}

const bank = [
  makeQuestion(1, { category: 'Wisdom', subCategory: 'Judgement' }),
  makeQuestion(2, { category: 'Health', subCategory: 'Sleep' }),
  makeQuestion(3, { category: ' wisdom ', subCategory: 'Learning' }),
  makeQuestion(4, { category: 'Health', subCategory: 'Sleep', options: [makeOption(2), makeOption(5)] }),
  makeQuestion(5, { category: 'Leisure', subCategory: '' }),
];

describe('scores', () => {
  it('adds up the answered questions of each parameter and sub-parameter, in the order of the bank', () => {
    const { parameters, total, answeredCount } = report(bank, { 1: 4, 2: 0, 3: 2, 4: 1 });
    expect(parameters).toEqual([
      {
        name: 'Wisdom',
        raw: 8,
        min: 2,
        max: 10,
        percent: 75,
        questionCount: 2,
        subParameters: [
          { name: 'Judgement', raw: 5, min: 1, max: 5, percent: 100, questionCount: 1 },
          { name: 'Learning', raw: 3, min: 1, max: 5, percent: 50, questionCount: 1 },
        ],
      },
      {
        name: 'Health',
        raw: 6,
        min: 3,
        max: 10,
        percent: (3 / 7) * 100,
        questionCount: 2,
        subParameters: [{ name: 'Sleep', raw: 6, min: 3, max: 10, percent: (3 / 7) * 100, questionCount: 2 }],
      },
      { name: 'Leisure', raw: 0, min: 0, max: 0, questionCount: 0, subParameters: [] },
    ]);
    expect(total).toEqual({ name: 'Total', raw: 14, min: 5, max: 20, percent: 60, questionCount: 4 });
    expect(answeredCount).toBe(4);
  });

  it('keeps a parameter without an answer, without a percent', () => {
    const { parameters } = report(bank, { 1: 0 });
    expect(parameters.map(({ name, questionCount, percent }) => [name, questionCount, percent])).toEqual([
      ['Wisdom', 1, 0],
      ['Health', 0, undefined],
      ['Leisure', 0, undefined],
    ]);
  });

  it('gives no percent where all options are worth the same', () => {
    const flat = makeQuestion(1, { options: [makeOption(3, { text: 'a' }), makeOption(3, { text: 'b' })] });
    expect(report([flat], { 1: 1 }).total).toEqual({ name: 'Total', raw: 3, min: 3, max: 3, questionCount: 1 });
  });

  it('counts a blank category, or a blank sub-category beside named ones, under General', () => {
    const questions = [
      makeQuestion(1, { category: '  ', subCategory: '' }),
      makeQuestion(2, { category: 'Health', subCategory: '' }),
      makeQuestion(3, { category: 'Health', subCategory: 'Sleep' }),
    ];
    const { parameters } = report(questions, { 1: 0, 2: 0, 3: 0 });
    expect(parameters.map(({ name, subParameters }) => [name, subParameters.map((sub) => sub.name)])).toEqual([
      ['General', []],
      ['Health', ['General', 'Sleep']],
    ]);
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

  it('keeps every percent within 0 and 100, and every sum in step with the attempt’s score', () => {
    fc.assert(
      fc.property(answers, (drawn) => {
        const questions = bankOf(drawn);
        const chosen = Object.fromEntries(drawn.map(({ points, pick }, index) => [index + 1, pick % points.length]));
        const attempt = makeAttempt(questions, chosen);
        const made = makeAttemptReport({ attempt, questions, candidateName: '', quizName: '', presentedCount: 0 });
        const sum = (scales: { raw: number }[]) => scales.reduce((total, { raw }) => total + raw, 0);
        expect(made.total.raw).toBe(attempt.score);
        expect(sum(made.parameters)).toBe(attempt.score);
        for (const parameter of made.parameters) {
          if (parameter.subParameters.length) expect(sum(parameter.subParameters)).toBe(parameter.raw);
          for (const { percent, raw, min, max } of [parameter, ...parameter.subParameters, made.total]) {
            expect(raw >= min && raw <= max).toBe(true);
            expect(percent === undefined).toBe(min === max);
            expect((percent ?? 0) >= 0 && (percent ?? 0) <= 100).toBe(true);
          }
        }
      }),
    );
  });

  it('never scores a better answer lower', () => {
    fc.assert(
      fc.property(answers, fc.nat(), fc.nat(), (drawn, which, other) => {
        const questions = bankOf(drawn);
        const chosen: Record<number, number> = Object.fromEntries(
          drawn.map(({ points, pick }, index) => [index + 1, pick % points.length]),
        );
        const at = which % drawn.length;
        const { points = [] } = drawn[at] ?? {};
        const changed = { ...chosen, [at + 1]: other % points.length };
        const gain = (points[changed[at + 1] ?? 0] ?? 0) - (points[chosen[at + 1] ?? 0] ?? 0);
        const before = report(questions, chosen).total.percent ?? 0;
        const after = report(questions, changed).total.percent ?? 0;
        expect(Math.sign(after - before)).toBe(Math.sign(gain));
      }),
    );
  });
});

describe('phrases', () => {
  it('takes every phrase of a chosen option into its own list, whatever the points, with its trace', () => {
    const options = [
      makeOption(1, { strength: 'Brave', scw: 'Blunt', weakness: 'Late', remarks: 'Ask first.' }),
      makeOption(5, { strength: 'Not chosen' }),
    ];
    const made = report([makeQuestion(9, { category: 'Health', options })], { 9: 0 });
    const trace = { questionNumber: 9, parameter: 'Health' };
    expect(made.strengths).toEqual([{ text: 'Brave', ...trace }]);
    expect(made.strengthsCumWeaknesses).toEqual([{ text: 'Blunt', ...trace }]);
    expect(made.weaknesses).toEqual([{ text: 'Late', ...trace }]);
    expect(made.remarks).toEqual([{ text: 'Ask first.', ...trace }]);
  });

  it('orders them by parameter and then by number, says the same only once and leaves blanks out', () => {
    const phrase = (number: number, category: string, strength: string) =>
      makeQuestion(number, { category, options: [makeOption(4, { strength })] });
    const questions = [
      phrase(3, 'B', 'Third'),
      phrase(2, 'A', '  keeps   WORD '),
      phrase(4, 'B', ' '),
      phrase(5, 'A', 'Keeps word'),
      phrase(1, 'B', 'First'),
    ];
    const { strengths } = report(questions, { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 });
    expect(strengths).toEqual([
      { text: 'First', questionNumber: 1, parameter: 'B' },
      { text: 'Third', questionNumber: 3, parameter: 'B' },
      { text: 'keeps   WORD', questionNumber: 2, parameter: 'A' },
    ]);
  });
});

describe('what a report is made of', () => {
  it('names the attempt, the person, the quiz and the bank version', () => {
    expect(report(bank, { 1: 0 })).toMatchObject({
      attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA',
      candidateName: 'Priya Srivastava',
      quizName: 'TrueIn Assessment',
      endedAt: Date.parse('2026-11-20T19:30:00Z'),
      bankVersion: 7,
      answeredCount: 1,
      presentedCount: 5,
    });
  });

  const sources = { questions: bank, candidateName: '', quizName: '', presentedCount: 5 };
  const answer = { optionId: '0', position: 0, seconds: 1 };

  it.each([
    ['a question that the bank does not know', { zz: answer }, /no question zz/],
    ['an option that the question does not have', { '1': { ...answer, optionId: '9' } }, /no option 9/],
  ])('fails on %s', (_, answers, message) => {
    const attempt = makeAttempt(bank, {}, { answers });
    expect(() => makeAttemptReport({ ...sources, attempt })).toThrow(message);
  });

  it('fails on an attempt that has not ended', () => {
    const { endedAt: _, ...open } = makeAttempt(bank, { 1: 0 }, { status: 'open' });
    expect(() => makeAttemptReport({ ...sources, attempt: open })).toThrow(/ended/);
  });
});

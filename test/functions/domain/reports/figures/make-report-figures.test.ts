import { describe, expect, it } from 'vitest';
import type { ParameterMap, QuotientCode } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { Question } from '#functions/domain/banks/question.ts';
import { clearPairs } from '#functions/domain/reports/figures/clear-claims.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { wilsonScore } from '#functions/domain/reports/statistics/interval.ts';
import { fTest } from '#functions/domain/reports/statistics/significance.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';
import { aNumber } from '#test/support/matchers.ts';

/** So many questions of a sub-parameter, numbered from `first` on. */
function ofSub(first: number, count: number, category: string, subCategory: string, change: Partial<Question> = {}) {
  return Array.from({ length: count }, (_, index) => makeQuestion(first + index, { category, subCategory, ...change }));
}

const note = (parameter: string, subParameter: string, quotient?: QuotientCode) => ({
  parameter,
  subParameter,
  meaning: '',
  nextStep: '',
  ...(quotient && { quotient }),
});

const bank = [
  ...ofSub(1, 4, 'Wisdom', 'Judgement'),
  ...ofSub(5, 3, 'Wisdom', 'Learning'),
  ...ofSub(8, 4, 'Health', 'Sleep'),
  ...ofSub(12, 3, 'Health', 'Calm'),
];
const map = [note(' wisdom', 'LEARNING ', 'EQ'), note('Health', 'Calm', 'EQ'), note('Health', 'Sleep')];
const every = (questions: readonly Question[], place: (number: number) => number) =>
  Object.fromEntries(questions.map(({ number }) => [number, place(number)]));
const figuresOf = (chosen: Record<number, number>, questions = bank, of: ParameterMap = map) =>
  makeReportFigures(makeAttempt(questions, chosen), questions, of);

describe('makeReportFigures', () => {
  const figures = figuresOf(every(bank, (number) => number % 5));

  it('gives each scale its percent with an interval, in the order of the bank', () => {
    expect(figures.total).toMatchObject({ name: 'Total', answerCount: 14, questionCount: 14 });
    expect(figures.total.score?.percent).toBeCloseTo(100 * (30 / 56), 9);
    const [wisdom, health] = figures.parameters;
    expect(wisdom).toMatchObject({
      name: 'Wisdom',
      answerCount: 7,
      subParameters: [{ name: 'Judgement' }, { name: 'Learning' }],
    });
    // 1 2 3 4 · 0 1 2 of 4 each.
    expect(wisdom?.subParameters.map(({ score }) => score?.percent)).toEqual([62.5, 25]);
    expect(health?.score?.percent).toBeCloseTo(100 * (17 / 28), 9);
    expect(health?.score?.low).toBeLessThan(health?.score?.percent ?? 0);
  });

  it('computes a quotient from all questions of its sub-parameters, whatever their spelling in the map', () => {
    expect(figures.quotients).toEqual([
      {
        code: 'EQ',
        name: 'Emotional Quotient',
        answerCount: 6,
        questionCount: 6,
        members: [
          { parameter: 'Wisdom', subParameter: 'Learning' },
          { parameter: 'Health', subParameter: 'Calm' },
        ],
        score: { percent: 50, low: aNumber, high: aNumber },
      },
    ]);
  });

  it('ignores map rows on unknown or main scales, and a second row on the same scale', () => {
    const of = [...map, note('Health', 'Nothing', 'MQ'), note('Health', 'calm', 'MQ'), note('Wisdom', '', 'LQ')];
    expect(figuresOf({}, bank, of).quotients.map(({ code }) => code)).toEqual(['EQ']);
    expect(figuresOf({}, bank, []).quotients).toEqual([]);
  });

  it('counts the answers of a main parameter by the place of their points among those on offer', () => {
    const odd = [
      ...bank.slice(0, 13),
      makeQuestion(14, { category: 'Health', subCategory: 'Calm', options: [makeOption(0), makeOption(9)] }),
    ];
    const made = figuresOf({ ...every(odd, (number) => number % 5), 14: 1 }, odd);
    expect(made.parameters.map(({ choices }) => choices)).toEqual([
      // Points 2 3 4 5 1 2 3.
      { strongest: 1, middle: 5, weakest: 1 },
      // Points 4 5 1 2 3 4, and 9 of 9.
      { strongest: 2, middle: 4, weakest: 1 },
    ]);
  });

  it('tells whether parameters differ by an F test over their items', () => {
    const flat = figuresOf(every(bank, (number) => number % 5)).profile;
    expect(flat).toMatchObject({ df: [1, 12], isReliable: false });
    const apart = figuresOf(every(bank, (number) => (number <= 7 ? 3 + (number % 2) : number % 2))).profile;
    expect(apart?.isReliable).toBe(true);
    expect(apart?.p).toBeLessThan(0.001);
  });

  it('names the pairs that clearly differ only if the parameters differ at all', () => {
    const of = (place: (number: number) => number) => figuresOf(every(bank, place)).pairs;
    expect(of((number) => (number <= 7 ? 3 + (number % 2) : number % 2))).toEqual([
      { higher: 'Wisdom', lower: 'Health' },
    ]);
    // By itself the pair would differ, because the prior of ĉ makes its intervals narrower than the F test’s.
    expect(of((number) => (number <= 5 || number === 8 || number === 9 ? 4 : 0))).toEqual([]);
  });

  it('names a pair only if all pairs together allow it', () => {
    // p = 0.06, 0.004 and 0.30. Holm’s correction leaves the second alone.
    const scales = [80, 55, 40].map((of) => ({ ...figures.total, name: `${of}`, score: wilsonScore(of, 24) }));
    expect(clearPairs(scales)).toEqual([{ higher: '80', lower: '40' }]);
  });

  it('calls an area clear if it has effectively six answers, whatever was chosen, and all areas together allow it', () => {
    const sides = (points: number[], sizes: number[], place: (sub: number, index: number) => number) => {
      const options = points.map((worth) => makeOption(worth));
      const questions = sizes
        .flatMap((size, sub) => Array.from({ length: size }, (_, index) => ({ sub, index })))
        .map(({ sub }, index) => makeQuestion(index + 1, { subCategory: `S${sub}`, options }));
      const first = (sub: number) => sizes.slice(0, sub).reduce((sum, size) => sum + size, 0);
      const chosen = questions.map(({ number, subCategory }) => {
        const sub = Number(subCategory.slice(1));
        return [number, place(sub, number - 1 - first(sub))] as const;
      });
      const [parameter] = figuresOf(Object.fromEntries(chosen), questions, []).parameters;
      return parameter?.subParameters.map(({ side }) => side);
    };
    const five = [1, 2, 3, 4, 5];
    expect(sides(five, [3, 3, 2], (sub) => (sub === 1 ? 0 : 4))).toEqual(['above', 'below', undefined]);
    expect(sides([1, 2], [5, 6], () => 1)).toEqual([undefined, 'above']);
    expect(sides(five, [2, 12], (sub, index) => (sub === 0 ? 4 : 4 - (index % 2)))).toEqual([undefined, 'above']);
    // One area is at the top, with p = 0.03: that is clear of one area, and not of ten.
    const oneOf = (count: number) =>
      sides(five, Array<number>(count).fill(3), (sub, index) => (sub === 0 ? 4 : index * 2))?.[0];
    expect([oneOf(1), oneOf(10)]).toEqual(['above', undefined]);
    // The main parameter is no further test.
    expect(sides(five, [3, 3], (sub, index) => [index === 0 ? 3 : 4, 2][sub] ?? 0)).toEqual(['above', undefined]);
    // Ten of ten are clear: a tenth of the claims may be false, and not one in ten reports.
    expect(sides(five, Array<number>(10).fill(3), () => 4)).toEqual(Array(10).fill('above'));
  });

  it('compares parameters by each answer’s position in the range of its question', () => {
    const [wide, narrow] = [[2, 4, 12].map((points) => makeOption(points)), [1, 2].map((points) => makeOption(points))];
    const questions = [
      ...ofSub(1, 3, 'A', 'Wide', { options: wide }),
      ...ofSub(4, 3, 'A', 'Narrow', { options: narrow }),
      ...ofSub(7, 6, 'B', 'Five'),
    ];
    const { profile } = figuresOf(
      { 1: 0, 2: 1, 3: 2, 4: 0, 5: 1, 6: 1, 7: 0, 8: 1, 9: 2, 10: 0, 11: 4, 12: 0 },
      questions,
    );
    expect(profile).toEqual(
      fTest([
        [0, 0.2, 1, 0, 1, 1],
        [0, 0.25, 0.5, 0, 1, 0],
      ]),
    );
  });

  it('applies the rule for whole scales to main parameters and quotients without a score', () => {
    // Five answers of twelve would be enough for an area.
    const questions = ofSub(1, 12, 'A', 'Only');
    const made = figuresOf(
      every(questions.slice(0, 5), () => 2),
      questions,
      [note('A', 'Only', 'EQ')],
    );
    expect([...made.parameters, ...made.quotients].map(({ missing }) => missing)).toEqual(['fewAnswers', 'fewAnswers']);
  });

  it('ignores items without a range, and scores no scale made only of them', () => {
    const same = ['a', 'b'].map((text) => makeOption(3, { text }));
    const flat = [
      ...ofSub(15, 6, 'Flat', 'Even', { options: same }),
      ...ofSub(21, 1, 'Wisdom', 'Judgement', { options: same }),
    ];
    const questions = [...bank, ...flat];
    const made = figuresOf(
      every(questions, (number) => number % 2),
      questions,
    );
    expect(made.parameters.map(({ score }) => score !== undefined)).toEqual([true, true, false]);
    expect(made.parameters[2]).not.toHaveProperty('choices');
    expect(made.parameters[0]?.choices).toEqual({ strongest: 0, middle: 4, weakest: 3 });
    expect(made.profile?.df).toEqual([1, 12]);
    expect(made.total.score).toBeDefined();
  });
});

describe('makeReportFigures of few answers', () => {
  const sixty = ['A', 'B', 'C', 'D', 'E'].flatMap((category, parameter) =>
    ['1', '2', '3', '4'].flatMap((sub, index) => ofSub(1 + parameter * 12 + index * 3, 3, category, sub)),
  );
  const quotients = ['A', 'B', 'C', 'D', 'E'].flatMap((parameter) => [
    note(parameter, '1', 'EQ'),
    note(parameter, '2', 'MQ'),
  ]);

  it('gives no score, choices or test for seven scattered answers', () => {
    const made = figuresOf(
      every(
        sixty.filter(({ number }) => number % 9 === 1),
        () => 4,
      ),
      sixty,
      quotients,
    );
    expect(made.total).toEqual({ name: 'Total', answerCount: 7, questionCount: 60 });
    const scales = [
      made.total,
      ...made.parameters,
      ...made.parameters.flatMap((one) => one.subParameters),
      ...made.quotients,
    ];
    expect(scales.filter(({ score }) => score)).toEqual([]);
    expect(made.parameters.filter(({ choices }) => choices)).toEqual([]);
    expect(made.quotients.map(({ answerCount, questionCount }) => [answerCount, questionCount])).toEqual([
      [expect.any(Number), 15],
      [expect.any(Number), 15],
    ]);
    expect(made).not.toHaveProperty('profile');
  });

  it('gives no total if one main parameter has too few, and leaves that out of the test', () => {
    const questions = sixty.slice(0, 36);
    const made = figuresOf(
      every(questions.slice(0, 29), (number) => number % 5),
      questions,
      [],
    );
    expect(made.parameters.map(({ score }) => score !== undefined)).toEqual([true, true, false]);
    expect(made.total.score).toBeUndefined();
    expect(made.profile?.df).toEqual([1, 22]);
  });

  it('doesn’t depend on the order of the answers', () => {
    const attempt = makeAttempt(
      sixty,
      every(sixty.slice(4), (number) => (number * 7) % 5),
    );
    const turned = { answers: Object.fromEntries(Object.entries(attempt.answers).toReversed()) };
    expect(makeReportFigures(turned, sixty, quotients)).toEqual(makeReportFigures(attempt, sixty, quotients));
  });
});

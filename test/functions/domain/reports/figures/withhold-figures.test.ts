import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { ShownScale } from '#functions/domain/reports/figures/parameters.ts';
import { attemptScores } from '#functions/domain/reports/figures/attempt-scores.ts';
import { composeReport } from '#functions/domain/reports/document/compose-report.ts';
import { withholdFigures } from '#functions/domain/reports/figures/withhold-figures.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

/** For each parameter the sizes of its sub-parameters, and how many questions of each are answered. */
type Plan = [size: number, answered: number][][];

function questionsOf(plan: Plan) {
  let number = 0;
  return plan.flatMap((subs, parameter) =>
    subs.flatMap(([size, answered], sub) =>
      Array.from({ length: size }, (_, index) => ({
        isAnswered: index < answered,
        question: makeQuestion(++number, {
          category: `P${parameter}`,
          subCategory: `S${sub}`,
          // Powers of two: no two sums of different options are the same.
          options: [0, 1].map((place) =>
            makeOption(2 ** (number % 40) + place * 2 ** 41, {
              text: `Option ${place}`,
              strength: `Strength ${number}`,
            }),
          ),
        }),
      })),
    ),
  );
}

function shownOf(plan: Plan) {
  const all = questionsOf(plan);
  const questions = all.map(({ question }) => question);
  const chosen = Object.fromEntries(
    all.flatMap(({ isAnswered, question }) => (isAnswered ? [[question.number, 1]] : [])),
  );
  return withholdFigures(attemptScores(makeAttempt(questions, chosen), questions));
}

const has = ({ figure }: ShownScale) => figure !== undefined;
const subsOf = (plan: Plan) => shownOf(plan).parameters[0]?.subParameters.map(has);
const parameterOf = (plan: Plan) => shownOf(plan).parameters.map(has);

describe('the figure of a sub-parameter', () => {
  it.each<[string, [number, number], boolean]>([
    ['is shown for three answers of many', [8, 3], true],
    ['is withheld for two of many', [8, 2], false],
    ['is withheld for two of three', [3, 2], false],
    ['is shown for both of two', [2, 2], true],
    ['is withheld for one of two', [2, 1], false],
    ['is withheld for a single question: that is no scale', [1, 1], false],
    ['is withheld without an answer', [4, 0], false],
  ])('%s', (_, sub, expected) => {
    // The parameter has too few answers, so nothing subtracts.
    expect(subsOf([[sub, [9, 0]]])).toEqual([expected, false]);
  });
});

describe('the figure of a main parameter', () => {
  it.each<[string, [number, number], boolean]>([
    ['is shown for six of twelve', [12, 6], true],
    ['is withheld for five of ten: fewer than six', [10, 5], false],
    ['is withheld for six of thirteen: less than half', [13, 6], false],
    ['is shown for seven of thirteen', [13, 7], true],
    ['is withheld for all of five', [5, 5], false],
  ])('%s', (_, sub, expected) => {
    expect(parameterOf([[sub]])).toEqual([expected]);
  });

  it('counts the questions of the bank version, whatever was presented', () => {
    const notPresented: Plan[number][number] = [7, 0];
    expect(parameterOf([[[6, 6], notPresented]])).toEqual([false]);
  });
});

describe('the figure of the total', () => {
  it('is shown only if every main parameter has one', () => {
    expect(has(shownOf([[[6, 6]], [[8, 6]]]).total)).toBe(true);
    expect(has(shownOf([[[60, 60]], [[8, 5]]]).total)).toBe(false);
    expect(has(shownOf([]).total)).toBe(false);
  });
});

describe('an answer to a question without a range', () => {
  /** Sub-parameters of one main parameter, all answered: how many of their questions have a range, and how many have none. */
  function shownWith(...subs: [ranged: number, flat: number][]) {
    let number = 0;
    const questions = subs.flatMap(([ranged, flat], sub) =>
      Array.from({ length: ranged + flat }, (_, index) =>
        makeQuestion(++number, {
          subCategory: `S${sub}`,
          ...(index >= ranged && { options: ['a', 'b'].map((text) => makeOption(3, { text })) }),
        }),
      ),
    );
    const chosen = Object.fromEntries(questions.map((question) => [question.number, 1]));
    return withholdFigures(attemptScores(makeAttempt(questions, chosen), questions));
  }

  it('does not count towards the answers of a sub-parameter', () => {
    const percents = (...sub: [number, number]) =>
      shownWith(sub, [0, 9]).parameters[0]?.subParameters[0]?.figure?.percent !== undefined;
    expect(percents(1, 2)).toBe(false);
    expect(percents(2, 1)).toBe(false);
    expect(percents(2, 0)).toBe(true);
    expect(percents(3, 0)).toBe(true);
    expect(percents(3, 9)).toBe(true);
  });

  it('does not count towards the answers of a main parameter or of the total', () => {
    expect(shownWith([5, 7])).toMatchObject({ total: { answerCount: 12 }, parameters: [{ answerCount: 12 }] });
    for (const [ranged, flat, isShown] of [
      [5, 7, false],
      [6, 6, true],
      [6, 7, false],
    ] as const) {
      const { total, parameters } = shownWith([ranged, flat]);
      expect([total, ...parameters].map(has)).toEqual([isShown, isShown]);
    }
  });

  it('does not protect other answers from subtraction', () => {
    const subsShown = (...subs: [number, number][]) => shownWith(...subs).parameters[0]?.subParameters.map(has);
    // Three answers are left, and the points of one.
    expect(subsShown([6, 0], [3, 0], [1, 2])).toEqual([true, false, false]);
    expect(subsShown([6, 3], [3, 0], [1, 2])).toEqual([true, false, false]);
    expect(subsShown([6, 0], [3, 0], [0, 2])?.slice(0, 2)).toEqual([true, true]);
  });
});

describe('a figure that subtraction would reveal', () => {
  // Each sub-parameter as answers/questions; the last column has the ones with a figure.
  it.each([
    ['is protected by withholding the smallest other, the last of equals', '3/3 3/3 3/3 1/3', 'yes yes no no'],
    ['is protected by withholding the smallest other, wherever that is', '3/3 6/6 1/3', 'no yes no'],
    ['is protected if two answers are left', '4/4 3/3 2/3', 'yes no no'],
    ['is protected if the rest belongs to two sub-parameters', '6/6 5/5 1/3 1/3', 'yes no no no'],
    ['does not exist if all figures are shown', '3/3 3/3 2/2', 'yes yes yes'],
    ['does not exist if the others have no answer', '6/6 0/6', 'yes no'],
    ['needs no protection if three answers are left', '6/6 2/3 1/3', 'yes no no'],
    ['is withheld if there is no other to withhold', '11/11 1/1', 'no no'],
  ])('%s', (_, drawn, expected) => {
    const subs = drawn.split(' ').map((sub): [number, number] => {
      const [answered = 0, size = 0] = sub.split('/').map(Number);
      return [size, answered];
    });
    expect(parameterOf([subs])).toEqual([true]);
    expect(
      subsOf([subs])
        ?.map((isShown) => (isShown ? 'yes' : 'no'))
        .join(' '),
    ).toBe(expected);
  });

  const plans = fc.array(
    fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.nat(9)), { minLength: 1, maxLength: 5 }),
    { minLength: 1, maxLength: 4 },
  );

  it('is never shown: subtraction leaves no answer or at least three (property)', () => {
    fc.assert(
      fc.property(plans, (drawn) => {
        const plan: Plan = drawn.map((subs) => subs.map(([size, answered]) => [size, Math.min(size, answered)]));
        const { total, parameters } = shownOf(plan);
        if (has(total)) expect(parameters.every(has)).toBe(true);
        for (const parameter of parameters) {
          const told = parameter.subParameters.filter(has);
          for (const sub of told) {
            expect(sub.answerCount).toBeGreaterThanOrEqual(sub.questionCount === 2 ? 2 : 3);
          }
          if (!has(parameter)) continue;
          const rest = told.reduce((left, { answerCount }) => left - answerCount, parameter.answerCount);
          expect(rest === 0 || rest >= 3).toBe(true);
        }
      }),
    );
  });
});

describe('the report of a short attempt', () => {
  const area: Plan[number][number] = [6, 0];
  const twoAreas = [area, area];
  const all = questionsOf([twoAreas, twoAreas]);
  const questions = all.map(({ question }) => question);
  const reportOf = (chosen: Record<number, number>) =>
    composeReport({
      attempt: makeAttempt(questions, chosen),
      questions,
      map: [],
      isMinor: false,
      candidateName: 'Asha',
      quizName: 'TrueIn',
      presentedCount: questions.length,
    });

  it('is the same whichever options were chosen, down to a single answer', () => {
    for (const { number } of questions) expect(reportOf({ [number]: 0 })).toEqual(reportOf({ [number]: 1 }));
    const scattered = [1, 2, 7, 13, 19];
    const of = (option: (number: number) => number) =>
      reportOf(Object.fromEntries(scattered.map((number) => [number, option(number)])));
    expect(of(() => 0)).toEqual(of((number) => number % 2));
  });

  it('contains phrases only from six answers on', () => {
    const first = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [index + 1, 0]));
    expect(JSON.stringify(reportOf(first(5)))).not.toContain('Strength ');
    expect(JSON.stringify(reportOf(first(6)))).toContain('Strength ');
  });
});

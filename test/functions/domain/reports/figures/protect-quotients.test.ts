import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  quotientCodes,
  type ParameterMap,
  type QuotientCode,
} from '#functions/domain/banks/parameters/parameter-map.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import type { ReportFigures } from '#functions/domain/reports/figures/report-figures.ts';
import { countBehind } from '#functions/domain/reports/statistics/interval.ts';
import { rankOf } from '#test/support/reports/rank-of.ts';
import { randomFrom } from '#test/functions/domain/reports/people/people.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

interface Sub {
  size: number;
  answered: number;
  quotient?: QuotientCode | undefined;
}
/** The sub-parameters of each main parameter. */
type Plan = Sub[][];

const names = { parameter: (index: number) => `P${index}`, sub: (index: number) => `S${index}` };

/** @param worthOf the share of the range that each answer is worth; without it, answers are like those of a person. */
function figuresOf(plan: Plan, worthOf?: (number: number) => number): ReportFigures {
  let number = 0;
  const drawn = plan.flatMap((subs, parameter) =>
    subs.flatMap(({ size, answered }, sub) =>
      Array.from({ length: size }, (_, index) => ({
        isAnswered: index < answered,
        question: makeQuestion(++number, {
          ...{ category: names.parameter(parameter), subCategory: names.sub(sub) },
          ...(worthOf && { options: [0, worthOf(number), 1].map((points) => makeOption(points)) }),
        }),
      })),
    ),
  );
  const questions = drawn.map(({ question }) => question);
  const answered = drawn.filter(({ isAnswered }) => isAnswered);
  const chosen = Object.fromEntries(
    answered.map(({ question }) => [question.number, worthOf ? 1 : question.number % 5]),
  );
  const map: ParameterMap = plan.flatMap((subs, parameter) =>
    subs.map(({ quotient }, sub) => ({
      parameter: names.parameter(parameter),
      subParameter: names.sub(sub),
      meaning: '',
      nextStep: '',
      ...(quotient && { quotient }),
    })),
  );
  return makeReportFigures(makeAttempt(questions, chosen), questions, map);
}

/** A sub-parameter without a figure: how many answers it has, and in which sums they are. */
interface Hidden {
  answers: number;
  parameter: number;
  quotient: QuotientCode | undefined;
}

function hiddenOf(plan: Plan, figures: ReportFigures): Hidden[] {
  return plan.flatMap((subs, parameter) =>
    subs.flatMap(({ answered, quotient }, sub) =>
      answered === 0 || figures.parameters[parameter]?.subParameters[sub]?.score
        ? []
        : [{ answers: answered, parameter, quotient }],
    ),
  );
}

/**
 * What all that is shown says of the hidden answers once shown sub-parameters are subtracted: a row for each sum, a column for
 * each hidden sub-parameter (whose answers are in the same sums). The total is its own row.
 */
function sumsOf(hidden: readonly Hidden[], figures: ReportFigures, shown: ReadonlySet<QuotientCode>): number[][] {
  const row = (isIn: (one: Hidden) => boolean) => hidden.map((one) => (isIn(one) ? 1 : 0));
  return [
    ...(figures.total.score ? [row(() => true)] : []),
    ...figures.parameters.flatMap(({ score }, index) => (score ? [row(({ parameter }) => parameter === index)] : [])),
    ...[...shown].map((code) => row(({ quotient }) => quotient === code)),
  ];
}

/** Whether some combination of the sums rests on one or two answers alone: then what is left without them has a smaller rank. */
function isTold(hidden: readonly Hidden[], sums: readonly number[][]): boolean {
  const rank = rankOf(sums);
  const few = hidden.flatMap(({ answers }, at) => (answers < 3 ? [{ answers, at }] : []));
  const groups = few.flatMap((one, index) => [
    [one.at],
    ...few.slice(index + 1).flatMap((other) => (one.answers + other.answers < 3 ? [[one.at, other.at]] : [])),
  ]);
  return groups.some((group) => rankOf(sums.map((row) => row.filter((_, at) => !group.includes(at)))) < rank);
}

interface GivenAnswer {
  number: number;
  parameter: number;
  sub: number;
  quotient: QuotientCode | undefined;
}

function answersOf(plan: Plan): GivenAnswer[] {
  let number = 0;
  return plan.flatMap((subs, parameter) =>
    subs.flatMap(({ size, answered, quotient }, sub) => {
      const first = number + 1;
      number += size;
      return Array.from({ length: answered }, (_, index) => ({ number: first + index, parameter, sub, quotient }));
    }),
  );
}

/** A row for each shown figure, with 1 for each answer in it. */
function rowsOf(answers: readonly GivenAnswer[], figures: ReportFigures): number[][] {
  const shown = shownOf(figures);
  const isIn: ((one: GivenAnswer) => boolean)[] = [
    ...figures.parameters.flatMap(({ score, subParameters }, at) => [
      ...(score ? [({ parameter }: GivenAnswer) => parameter === at] : []),
      ...subParameters.flatMap((scale, place) =>
        scale.score ? [({ parameter, sub }: GivenAnswer) => parameter === at && sub === place] : [],
      ),
    ]),
    ...[...shown].map(
      (code) =>
        ({ quotient }: GivenAnswer) =>
          quotient === code,
    ),
  ];
  return isIn.map((of) => answers.map((one) => (of(one) ? 1 : 0)));
}

/** ĉ, as the interval of any scale gives it away; of items with the same range. */
function spreadBehind({ parameters, quotients }: ReportFigures): number {
  const scales = [...parameters, ...parameters.flatMap(({ subParameters }) => subParameters), ...quotients];
  const scale = scales.find(({ score }) => score);
  return scale?.score ? scale.answerCount / countBehind(scale.score) : 0;
}

/** How much of a vector no combination of these rows explains. */
function leftOver(vector: readonly number[], rows: readonly (readonly number[])[]): number {
  const units: number[][] = [];
  const restOf = (of: readonly number[]) =>
    units.reduce((rest, unit) => {
      const along = rest.reduce((sum, value, at) => sum + value * (unit[at] ?? 0), 0);
      return rest.map((value, at) => value - along * (unit[at] ?? 0));
    }, of);
  for (const row of rows) {
    const rest = restOf(row);
    const size = Math.hypot(...rest);
    if (size > 1e-9) units.push(rest.map((value) => value / size));
  }
  return Math.hypot(...restOf(vector));
}

const shownOf = ({ quotients }: ReportFigures) =>
  new Set(quotients.flatMap(({ code, score }) => (score ? [code] : [])));
const codesOf = (plan: Plan) => [...shownOf(figuresOf(plan))];
const sub = (size: number, answered: number, quotient?: QuotientCode): Sub => ({ size, answered, quotient });

describe('the figure of a quotient', () => {
  it('is withheld if its members without a figure have one or two answers', () => {
    const plan = (answered: number): Plan => [
      [sub(3, answered, 'EQ'), sub(3, 3), sub(3, 3)],
      [sub(6, 6, 'EQ'), sub(6, 6)],
    ];
    expect(codesOf(plan(3))).toEqual(['EQ']);
    expect(codesOf(plan(2))).toEqual([]);
    expect(codesOf(plan(1))).toEqual([]);
    expect(codesOf(plan(0))).toEqual(['EQ']);
  });

  it('is shown if its members without a figure have three answers that nothing separates', () => {
    expect(
      codesOf([[sub(3, 2, 'EQ'), sub(3, 3), sub(3, 3)], [sub(3, 1, 'EQ'), sub(3, 3), sub(3, 3)], [sub(6, 6, 'EQ')]]),
    ).toEqual(['EQ']);
  });

  it('is withheld if subtraction would reveal a single answer of a main parameter', () => {
    // S1 gave up its figure to protect the one answer of S2; EQ less S3 would tell S1, and so S2.
    const plan: Plan = [[sub(6, 6), sub(3, 3, 'EQ'), sub(1, 1)], [sub(6, 6, 'EQ')]];
    const figures = figuresOf(plan);
    expect(figures.parameters[0]?.subParameters.map(({ score }) => score !== undefined)).toEqual([true, false, false]);
    expect(shownOf(figures)).toEqual(new Set());
  });

  it('is withheld if subtraction would reveal the difference of two answers', () => {
    const plan = (other: number): Plan => [
      [sub(6, 6), sub(3, 1, 'EQ'), sub(3, 2)],
      [sub(6, 6, 'EQ'), sub(3, 2, 'EQ'), sub(3, other)],
    ];
    // EQ has three answers without a figure, and less those of the second parameter it leaves the first one’s less `other`.
    expect(codesOf(plan(1))).toEqual([]);
    expect(codesOf(plan(2))).toEqual(['EQ']);
  });

  it('is withheld if only one answer behind its hidden members has a range', () => {
    const ofNone = [1, 2].map((place) => makeOption(3, { text: `Option ${place}` }));
    const make = (parameter: string, sub: string, count: number, change = {}) =>
      Array.from({ length: count }, () => ({ category: parameter, subCategory: sub, ...change }));
    const questions = (flat: object) =>
      [
        ...[...make('P0', 'S0', 1), ...make('P0', 'S0', 2, flat), ...make('P0', 'S1', 6), ...make('P0', 'S2', 6)],
        ...make('P1', 'S0', 6),
      ].map((change, index) => makeQuestion(index + 1, change));
    const map: ParameterMap = ['P0', 'P1'].map((parameter) => ({
      parameter,
      subParameter: 'S0',
      meaning: '',
      nextStep: '',
      quotient: 'EQ',
    }));
    const shown = (all: ReturnType<typeof questions>) =>
      makeReportFigures(makeAttempt(all, Object.fromEntries(all.map(({ number }) => [number, 1]))), all, map);
    expect([...shownOf(shown(questions({})))]).toEqual(['EQ']);
    expect([...shownOf(shown(questions({ options: ofNone })))]).toEqual([]);
  });

  it('is withheld for as few quotients as possible', () => {
    // EQ and LQ alone are safe; either of them with MQ is not.
    const plan: Plan = [
      [sub(6, 6, 'EQ'), sub(6, 6, 'MQ'), sub(6, 6, 'LQ')],
      [sub(3, 2, 'MQ'), sub(3, 3), sub(3, 3)],
    ];
    expect(codesOf(plan)).toEqual(['EQ', 'LQ']);
  });
});

describe('the shown figures of a report', () => {
  const plans = fc.array(
    fc.array(
      fc
        .record({
          size: fc.integer({ min: 1, max: 5 }),
          missing: fc.oneof({ weight: 2, arbitrary: fc.constant(0) }, { weight: 3, arbitrary: fc.nat(4) }),
          quotient: fc.option(fc.constantFrom(...quotientCodes), { nil: undefined }),
        })
        .map(({ size, missing, quotient }): Sub => ({ size, answered: Math.max(0, size - missing), quotient })),
      { minLength: 1, maxLength: 6 },
    ),
    { minLength: 1, maxLength: 5 },
  );
  const seeded = { seed: 52, numRuns: 1000 };

  it('never reveal fewer than three answers of hidden scales, however sums are combined', () => {
    let shown = 0;
    fc.assert(
      fc.property(plans, (plan) => {
        const figures = figuresOf(plan);
        const hidden = hiddenOf(plan, figures);
        if (hidden.length > 0) shown += shownOf(figures).size;
        expect(isTold(hidden, sumsOf(hidden, figures, shownOf(figures)))).toBe(false);
      }),
      seeded,
    );
    expect(shown).toBeGreaterThan(50);
  });

  it('include every quotient that can safely be shown with the others', () => {
    let given = 0;
    fc.assert(
      fc.property(plans, (plan) => {
        const figures = figuresOf(plan);
        const hidden = hiddenOf(plan, figures);
        const shown = shownOf(figures);
        for (const { code, answerCount, questionCount } of figures.quotients) {
          if (shown.has(code) || answerCount < 6 || answerCount * 2 < questionCount) continue;
          given += 1;
          expect(isTold(hidden, sumsOf(hidden, figures, new Set([...shown, code])))).toBe(true);
        }
      }),
      seeded,
    );
    expect(given).toBeGreaterThan(50);
  });

  it('have intervals that depend on no other answers, and together with all sums on three answers at least', () => {
    let found = 0;
    fc.assert(
      fc.property(plans, fc.nat(), (plan, seed) => {
        const chance = randomFrom(seed);
        const worths = Array.from({ length: 150 }, () => 0.1 + 0.8 * chance());
        const spreadAt = (moved = 0, by = 0) =>
          spreadBehind(figuresOf(plan, (number) => (worths[number] ?? 0) + (number === moved ? by : 0)));
        const figures = figuresOf(plan, (number) => worths[number] ?? 0);
        const answers = answersOf(plan);
        const slopes = answers.map(({ number }) => (spreadAt(number, 1e-4) - spreadAt(number, -1e-4)) / 2e-4);
        const rows = rowsOf(answers, figures);
        answers.forEach((_, at) => {
          if (rows.every((row) => row[at] === 0)) expect(slopes[at]).toBeCloseTo(0, 6);
        });
        const size = Math.hypot(...slopes);
        // ĉ is ½, or at one of its bounds.
        if (size < 1e-5) return;
        found += 1;
        answers.forEach((_, first) => {
          for (let second = first; second < answers.length; second++) {
            const without = (row: readonly number[]) => row.filter((_of, at) => at !== first && at !== second);
            expect(leftOver(without(slopes), rows.map(without)) / size).toBeGreaterThan(1e-4);
          }
        });
      }),
      { seed: 28, numRuns: 40 },
    );
    expect(found).toBeGreaterThan(10);
  });

  it('include bands only of main parameters with a figure, over all their answers', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const { score, bands, answerCount } of figuresOf(plan).parameters) {
          expect(bands === undefined).toBe(score === undefined);
          if (!bands) continue;
          expect(answerCount).toBeGreaterThanOrEqual(6);
          expect(bands.goodness + bands.passion + bands.ignorance + bands.none).toBe(answerCount);
        }
      }),
      seeded,
    );
  });
});

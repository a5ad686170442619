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
import { pairsOf, rankOf } from '#test/support/reports/rank-of.ts';
import { randomFrom } from '#test/functions/domain/reports/people/people.ts';
import { makeAttempt, makeOption, makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';

interface Sub {
  size: number;
  answered: number;
  quotient?: QuotientCode | undefined;
}
/** The sub-parameters of each main parameter. */
type Plan = Sub[][];

/** A question with its places in the plan. `place`: among those of its sub-parameter. */
interface Cell extends Sub {
  number: number;
  parameter: number;
  sub: number;
  place: number;
}

function cellsOf(plan: Plan): Cell[] {
  let number = 0;
  return plan.flatMap((subs, parameter) =>
    subs.flatMap((of, sub) =>
      Array.from({ length: of.size }, (_, place) => ({ ...of, number: ++number, parameter, sub, place })),
    ),
  );
}

const answersOf = (plan: Plan) => cellsOf(plan).filter(({ place, answered }) => place < answered);

/** @param worthOf the share of the range that each answer is worth. */
function figuresOf(plan: Plan, worthOf = (number: number) => (number % 5) / 4): ReportFigures {
  const cells = cellsOf(plan);
  const questions = cells.map(({ number, parameter, sub }) =>
    makeQuestion(number, {
      category: `P${parameter}`,
      subCategory: `S${sub}`,
      options: [0, worthOf(number), 1].map((points, place) => makeOption(points, { text: `Option ${place}` })),
    }),
  );
  const chosen = Object.fromEntries(answersOf(plan).map(({ number }) => [number, 1]));
  const map: ParameterMap = cells.map(({ parameter, sub, quotient }) => ({
    ...{ parameter: `P${parameter}`, subParameter: `S${sub}`, meaning: '', nextStep: '' },
    ...(quotient && { quotient }),
  }));
  return makeReportFigures(makeAttempt(questions, chosen), questions, map);
}

/** What a report shows of the answers: a row for each figure, with 1 for each answer that it adds up. */
function sumsOf(plan: Plan, { total, parameters }: ReportFigures, shown: ReadonlySet<QuotientCode>): number[][] {
  const row = (isIn: (one: Cell) => boolean) => answersOf(plan).map((one) => (isIn(one) ? 1 : 0));
  return [
    ...(total.score ? [row(() => true)] : []),
    ...parameters.flatMap(({ score, subParameters }, at) => [
      ...(score ? [row(({ parameter }) => parameter === at)] : []),
      ...subParameters.flatMap((scale, place) =>
        scale.score ? [row(({ parameter, sub }) => parameter === at && sub === place)] : [],
      ),
    ]),
    ...[...shown].map((code) => row(({ quotient }) => quotient === code)),
  ];
}

/** Two answers of each sub-parameter without a figure, by their columns: more of them are told no more. */
function hiddenOf(plan: Plan, { parameters }: ReportFigures): number[] {
  return answersOf(plan).flatMap(({ parameter, sub, place }, at) =>
    place < 2 && !parameters[parameter]?.subParameters[sub]?.score ? [at] : [],
  );
}

const without = (rows: readonly number[][], columns: readonly number[]) =>
  rows.map((row) => row.filter((_, at) => !columns.includes(at)));

/** Whether some combination of the sums rests on one or two hidden answers alone: then what is left without them has a smaller rank. */
function isTold(hidden: readonly number[], sums: readonly number[][]): boolean {
  return pairsOf(hidden).some((pair) => rankOf(without(sums, pair)) < rankOf(sums));
}

/** ĉ, as the interval of any scale gives it away; of items with the same range. */
function spreadBehind({ parameters, quotients }: ReportFigures): number {
  const scales = [...parameters, ...parameters.flatMap(({ subParameters }) => subParameters), ...quotients];
  const scale = scales.find(({ score }) => score);
  return scale?.score ? scale.answerCount / countBehind(scale.score) : 0;
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
  const seeded = { seed: 52, numRuns: 300 };

  it('never reveal fewer than three answers of hidden scales, however sums are combined, and hide no quotient without need', () => {
    let [shown, withheld] = [0, 0];
    fc.assert(
      fc.property(plans, (plan) => {
        const figures = figuresOf(plan);
        const hidden = hiddenOf(plan, figures);
        const codes = shownOf(figures);
        if (hidden.length > 0) shown += codes.size;
        expect(isTold(hidden, sumsOf(plan, figures, codes))).toBe(false);
        for (const { code, answerCount, questionCount } of figures.quotients) {
          if (codes.has(code) || answerCount < 6 || answerCount * 2 < questionCount) continue;
          withheld += 1;
          expect(isTold(hidden, sumsOf(plan, figures, new Set([...codes, code])))).toBe(true);
        }
      }),
      seeded,
    );
    expect(Math.min(shown, withheld)).toBeGreaterThan(15);
  });

  it('have intervals that depend on no other answers, and with all sums on three answers at least', () => {
    let found = 0;
    fc.assert(
      fc.property(plans, fc.nat(), (plan, seed) => {
        const chance = randomFrom(seed);
        const worths = Array.from({ length: 151 }, () => 0.1 + 0.8 * chance());
        const worthOf = (number: number) => worths[number] ?? 0;
        const spreadAt = (moved: number, by: number) =>
          spreadBehind(figuresOf(plan, (number) => worthOf(number) + (number === moved ? by : 0)));
        const slopes = answersOf(plan).map(({ number }) => (spreadAt(number, 1e-4) - spreadAt(number, -1e-4)) / 2e-4);
        const figures = figuresOf(plan, worthOf);
        const sums = sumsOf(plan, figures, shownOf(figures));
        slopes.forEach((slope, at) => {
          if (sums.every((row) => row[at] === 0)) expect(slope).toBeCloseTo(0, 6);
        });
        // Otherwise ĉ is ½, or at one of its bounds.
        if (Math.hypot(...slopes) < 1e-5) return;
        found += 1;
        for (const pair of pairsOf(slopes.map((_, at) => at)))
          expect(rankOf(without([...sums, slopes], pair))).toBeGreaterThan(rankOf(without(sums, pair)));
      }),
      { seed: 28, numRuns: 30 },
    );
    expect(found).toBeGreaterThan(10);
  });

  it('include kinds of choices only of main parameters with a figure, over all their answers', () => {
    fc.assert(
      fc.property(plans, (plan) => {
        for (const { score, choices, answerCount } of figuresOf(plan).parameters) {
          expect(choices === undefined).toBe(score === undefined);
          if (choices) expect(choices.strongest + choices.middle + choices.weakest).toBe(answerCount);
        }
      }),
      seeded,
    );
  });
});

import { describe, expect, it } from 'vitest';
import type { Question } from '#functions/domain/banks/question.ts';
import { compareSittings } from '#functions/domain/reports/comparison/compare-sittings.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { positionReasons } from '#functions/domain/reports/quality/assess-quality.ts';
import {
  attemptOf,
  behaviours,
  chanceOf,
  expectedPercent,
  randomAnswering,
  sampleMap,
  sampleQuestions,
  type Behaviour,
} from './simulated-people.ts';

const figuresOf = (...[person, chance]: Parameters<typeof attemptOf>) => {
  const attempt = attemptOf(person, chance);
  return { attempt, questions: sampleQuestions, figures: makeReportFigures(attempt, sampleQuestions, sampleMap) };
};

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length;

describe('a thousand random attempts', () => {
  const chance = chanceOf(1);
  const made = times(1000, () => figuresOf(randomAnswering.person(chance, sampleQuestions), chance).figures);

  it('have parameters that do not reliably differ in at least 85 %', () => {
    expect(share(made.map(({ profile }) => profile?.isReliable === false))).toBeGreaterThanOrEqual(0.85);
  });

  it('have at most 0.8 strengths on average', () => {
    const strengths = made.map(
      ({ parameters }) =>
        parameters.flatMap(({ subParameters }) => subParameters).filter(({ score }) => score && score.low > 50).length,
    );
    expect(strengths.reduce((sum, count) => sum + count, 0) / strengths.length).toBeLessThanOrEqual(0.8);
  });

  it('have a score for every scale, quotients included', () => {
    expect(
      made.every(
        ({ total, quotients }) => total.score && quotients.length === 3 && quotients.every(({ score }) => score),
      ),
    ).toBe(true);
  });
});

describe('the interval of a score', () => {
  /** The questions of each scale, in the order of its figures. */
  function truthsOf({ figures }: ReturnType<typeof figuresOf>, questions: readonly Question[]) {
    const ofSub = (parameter: string, sub: string) =>
      questions.filter(({ category, subCategory }) => category === parameter && subCategory === sub);
    return {
      total: [{ score: figures.total.score, questions }],
      parameter: figures.parameters.map(({ name, score }) => ({
        score,
        questions: questions.filter(({ category }) => category === name),
      })),
      subParameter: figures.parameters.flatMap((parameter) =>
        parameter.subParameters.map(({ name, score }) => ({ score, questions: ofSub(parameter.name, name) })),
      ),
      quotient: figures.quotients.map(({ members, score }) => ({
        score,
        questions: members.flatMap(({ parameter, subParameter }) => ofSub(parameter, subParameter)),
      })),
    };
  }

  it.each(behaviours.map((behaviour) => [behaviour.name, behaviour] as const))(
    'contains the true percent at least nine times in ten: %s',
    (_, behaviour) => {
      const chance = chanceOf(2);
      const held = { total: [], parameter: [], subParameter: [], quotient: [] } as Record<string, boolean[]>;
      for (let index = 0; index < 400; index++) {
        const person = behaviour.person(chance, sampleQuestions);
        for (const [kind, scales] of Object.entries(truthsOf(figuresOf(person, chance), sampleQuestions))) {
          for (const { score, questions } of scales) {
            const truth = expectedPercent(person, questions);
            held[kind]?.push(score !== undefined && score.low <= truth && truth <= score.high);
          }
        }
      }
      expect(share(Object.values(held).flat())).toBeGreaterThanOrEqual(0.9);
      for (const [kind, flags] of Object.entries(held)) {
        // Nine questions have so few sums that at random 87.5 % are held: 50 leaves the interval from 25 of 36 points on.
        const least = behaviour.isHonest || kind !== 'quotient' ? 0.9 : 0.86;
        expect(share(flags), kind).toBeGreaterThanOrEqual(least);
      }
    },
  );
});

describe('the comparison of two sittings of an unchanged person', () => {
  const changes = (behaviour: Behaviour) => {
    const chance = chanceOf(3);
    return times(300, () => {
      const person = behaviour.person(chance, sampleQuestions);
      return compareSittings(figuresOf(person, chance), figuresOf(person, chance)).rows.map(
        ({ isChanged }) => isChanged,
      );
    }).flat();
  };

  it.each(behaviours.filter(({ isHonest }) => isHonest).map((behaviour) => [behaviour.name, behaviour] as const))(
    'calls at most 6 of 100 scales changed: %s',
    (_, behaviour) => {
      const flags = changes(behaviour);
      expect(flags).toHaveLength(300 * 9);
      expect(share(flags)).toBeLessThanOrEqual(0.06);
    },
  );

  it('calls at most 12 of 100 scales changed for a person who answers at random each time', () => {
    expect(share(changes(randomAnswering))).toBeLessThanOrEqual(0.12);
  });
});

describe('the rules on screen positions', () => {
  const found = (counts: readonly number[], people: number) => {
    const chance = chanceOf(4);
    const places = () => counts.map((optionCount) => ({ optionCount, position: Math.floor(chance() * optionCount) }));
    return times(people, () => positionReasons(places()).map(({ code }) => code));
  };
  const mixed = (count: number, ...mix: number[]) =>
    times(count, () => 0).map((_, index) => mix[index % mix.length] ?? 0);

  it.each([
    ['sixty questions of five options', mixed(60, 5)],
    ['37 of five', mixed(37, 5)],
    ['24 of four', mixed(24, 4)],
    ['sixty of three to five', mixed(60, 3, 4, 5)],
    ['sixty of two to five', mixed(60, 2, 3, 4, 5)],
    ['two hundred of five', mixed(200, 5)],
  ])('flag at most 2 honest people in a thousand, 1 by runs: %s', (_, counts) => {
    const codes = found(counts, 20_000);
    expect(share(codes.map(({ length }) => length > 0))).toBeLessThanOrEqual(0.002);
    expect(share(codes.map((of) => of.includes('same-position')))).toBeLessThanOrEqual(0.001);
  });
});

import { describe, expect, it } from 'vitest';
import { compareSittings } from '#functions/domain/reports/comparison/compare-sittings.ts';
import { makeReportFigures } from '#functions/domain/reports/figures/make-report-figures.ts';
import { positionReasons } from '#functions/domain/reports/quality/assess-quality.ts';
import {
  attemptOf,
  bankOf,
  behaviours,
  chanceOf,
  randomAnswering,
  simulate,
  type Chance,
  type Person,
} from './simulated-people.ts';

const bank = bankOf('five options');
const figuresOf = (person: Person, chance: Chance) => {
  const { questions, map } = bank;
  const attempt = attemptOf(person, chance, questions);
  return { attempt, questions, figures: makeReportFigures(attempt, questions, map) };
};

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);
const share = (flags: readonly boolean[]) => flags.filter(Boolean).length / flags.length;
const named = behaviours.map((behaviour) => [behaviour.name, behaviour] as const);

// `npm run bench -- coverage` has the other keys, and more people.
it.each(named)('reports say of few people what is not so, and nine intervals of ten hold the truth: %s', (_, one) => {
  const { coverage, wrongSide, wrongPair } = simulate(one, bank, 300, chanceOf(2));
  expect(coverage).toBeGreaterThanOrEqual(0.86);
  expect(wrongSide).toBeLessThanOrEqual(0.1);
  // The F test finds a difference in one of ten people who answer at random; the rest is the chance of 300 people.
  expect(wrongPair).toBeLessThanOrEqual(0.13);
});

const steady = named.filter(([, one]) => one.isHonest || one === randomAnswering);

it.each(steady)('two sittings of an unchanged person have few changed scales: %s', (_, one) => {
  const chance = chanceOf(3);
  const flags = times(300, () => {
    const person = one.person(chance, bank.questions);
    return compareSittings(figuresOf(person, chance), figuresOf(person, chance)).rows.map(({ isChanged }) => isChanged);
  }).flat();
  expect(share(flags)).toBeLessThanOrEqual(one.isHonest ? 0.1 : 0.12);
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
    ['twelve of five', mixed(12, 5)],
    ['19 of five', mixed(19, 5)],
    ['24 of four', mixed(24, 4)],
    ['12 of two', mixed(12, 2)],
    ['19 of two to five', mixed(19, 2, 3, 4, 5)],
    ['sixty of three to five', mixed(60, 3, 4, 5)],
    ['two hundred of five', mixed(200, 5)],
  ])('flag at most 3 honest people in a thousand, 1 by runs and 2 by steps: %s', (_, counts) => {
    const codes = found(counts, 20_000);
    expect(share(codes.map(({ length }) => length > 0))).toBeLessThanOrEqual(0.003);
    expect(share(codes.map((of) => of.includes('same-position')))).toBeLessThanOrEqual(0.001);
    expect(share(codes.map((of) => of.includes('regular-steps')))).toBeLessThanOrEqual(0.002);
  });
});

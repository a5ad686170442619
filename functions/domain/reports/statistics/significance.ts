import { regularisedUpperGamma, regularisedBeta } from './distributions.ts';
import type { ProfileTest } from '#functions/domain/reports/figures/report-figures.ts';

export interface UniformTest {
  chiSquare: number;
  df: number;
  p: number;
}

/** Smallest expected count for the approximation by the χ² distribution. */
const minExpected = 5;

/** Pearson's χ² test for equal counts. `undefined` if its approximation does not hold: fewer than two cells, or fewer than five expected in each. */
export function uniformTest(counts: readonly number[]): UniformTest | undefined {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  if (counts.length < 2 || expected < minExpected) return undefined;
  const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
  const df = counts.length - 1;
  return { chiSquare, df, p: chiSquareTail(chiSquare, df) };
}

/** The share of the χ² distribution above `chiSquare`. */
export function chiSquareTail(chiSquare: number, df: number): number {
  return regularisedUpperGamma(df / 2, chiSquare / 2);
}

/** Significance level of every test of a report. */
export const alpha = 0.1;

/** The two-sided p of the score test that a scale's true percent is 50, with χ² = 4n(p − ½)²: the test that Wilson's interval inverts. */
export function middleTest(percent: number, count: number): number {
  return chiSquareTail(4 * count * (percent / 100 - 0.5) ** 2, 1);
}

/**
 * The p-values as adjusted for their number, so that among those up to a level at most this share is false: Benjamini & Hochberg (1995),
 * "Controlling the false discovery rate", Journal of the Royal Statistical Society B 57, 289–300. Given in the same order.
 */
export function benjaminiHochberg(values: readonly number[]): number[] {
  const adjusted = [...values];
  let least = 1;
  for (const [below, index] of [...ascending(values).entries()].reverse()) {
    least = Math.min(least, ((values[index] ?? 1) * values.length) / (below + 1));
    adjusted[index] = least;
  }
  return adjusted;
}

/**
 * The p-values as adjusted for their number, so that with this probability none of those up to a level is false: Holm (1979), "A simple
 * sequentially rejective multiple test procedure", Scandinavian Journal of Statistics 6, 65–70. Given in the same order.
 */
export function holm(values: readonly number[]): number[] {
  const adjusted = [...values];
  let most = 0;
  for (const [below, index] of ascending(values).entries()) {
    most = Math.min(1, Math.max(most, (values[index] ?? 1) * (values.length - below)));
    adjusted[index] = most;
  }
  return adjusted;
}

/** The places of these values, from that of the smallest on. */
function ascending(values: readonly number[]): number[] {
  return [...values.keys()].sort((a, b) => (values[a] ?? 0) - (values[b] ?? 0));
}

/** Rounding error of a sum of squares, per value between 0 and 1. */
const rounding = 1e-24;

/**
 * One-way analysis of variance: do the means of these groups differ at all? `groups` are shares, 0..1. `undefined` for fewer than two
 * groups with values. If every value is the mean of its group, different means have f = ∞ and p = 0, as in R, and equal ones f = 0 and
 * p = 1; with one value in each group nothing can be concluded, and p = 1.
 */
export function fTest(groups: readonly (readonly number[])[]): ProfileTest | undefined {
  const filled = groups.filter(({ length }) => length > 0);
  if (filled.length < 2) return undefined;
  const all = filled.flat();
  const df: ProfileTest['df'] = [filled.length - 1, all.length - filled.length];
  const [grand, means] = [mean(all), filled.map(mean)];
  const squares = {
    between: filled.reduce((sum, { length }, group) => sum + length * ((means[group] ?? 0) - grand) ** 2, 0),
    within: filled.reduce(
      (sum, group, index) => sum + group.reduce((of, value) => of + (value - (means[index] ?? 0)) ** 2, 0),
      0,
    ),
  };
  const isNothing = (square: number) => square <= rounding * all.length;
  if (df[1] === 0 || isNothing(squares.between)) return { f: 0, df, p: 1, isReliable: false };
  if (isNothing(squares.within)) return { f: Infinity, df, p: 0, isReliable: true };
  const f = squares.between / df[0] / (squares.within / df[1]);
  const p = fTail(f, df);
  return { f, df, p, isReliable: p < alpha };
}

/** The share of the F distribution above `f`. */
export function fTail(f: number, [between, within]: ProfileTest['df']): number {
  const whole = within + between * f;
  return regularisedBeta(within / whole, (between * f) / whole, within / 2, between / 2);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}

import { regularisedUpperGamma } from './distributions.ts';

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

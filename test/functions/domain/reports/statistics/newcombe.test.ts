import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  wilsonScore,
  differenceOf,
  differenceTest,
  isDifferent,
} from '#functions/domain/reports/statistics/interval.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';

describe('the interval of a difference', () => {
  it('equals R’s result', () => {
    const rows = readFixture<'a' | 'a_low' | 'a_high' | 'b' | 'b_low' | 'b_high' | 'difference' | 'low' | 'high' | 'p'>(
      'newcombe',
    );
    expect(rows).toHaveLength(119);
    for (const row of rows) {
      const a = { percent: Number(row.a), low: Number(row.a_low), high: Number(row.a_high) };
      const b = { percent: Number(row.b), low: Number(row.b_low), high: Number(row.b_high) };
      const made = differenceOf(a, b);
      expect(made.difference).toBeCloseTo(Number(row.difference), 9);
      expect(made.low).toBeCloseTo(Number(row.low), 9);
      expect(made.high).toBeCloseTo(Number(row.high), 9);
      expect(isDifferent(a, b)).toBe(Number(row.low) > 0 || Number(row.high) < 0);
      expect(differenceTest(a, b)).toBeCloseTo(Number(row.p), 9);
    }
  });

  it('finds no difference where the interval ends at 0', () => {
    // 3, 4 and 5 are the sides of a right triangle: the lower end of the difference of 5 is exactly 0.
    const a = { percent: 30, low: 27, high: 40 };
    const b = { percent: 25, low: 20, high: 29 };
    expect([differenceOf(a, b).low, differenceOf(b, a).high]).toEqual([0, 0]);
    expect([isDifferent(a, b), isDifferent(b, a)]).toEqual([false, false]);
    expect(isDifferent({ ...a, low: 27.1 }, b)).toBe(true);
  });

  const score = fc
    .record({ percent: fc.double({ min: 0, max: 100, noNaN: true }), count: fc.integer({ min: 1, max: 400 }) })
    .map(({ percent, count }) => wilsonScore(percent, count));

  it('is antisymmetric, contains the difference and stays within −100 and 100', () => {
    fc.assert(
      fc.property(score, score, (a, b) => {
        const { difference, low, high } = differenceOf(a, b);
        const turned = differenceOf(b, a);
        expect(turned.low).toBeCloseTo(-high, 9);
        expect(turned.high).toBeCloseTo(-low, 9);
        expect(low).toBeLessThanOrEqual(difference);
        expect(high).toBeGreaterThanOrEqual(difference);
        expect(low).toBeGreaterThanOrEqual(-100 - 1e-9);
        expect(high).toBeLessThanOrEqual(100 + 1e-9);
        expect(isDifferent(a, b)).toBe(isDifferent(b, a));
        expect(isDifferent(a, a)).toBe(false);
      }),
    );
  });
});

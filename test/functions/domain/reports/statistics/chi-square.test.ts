import { describe, expect, it } from 'vitest';
import { chiSquareTail, uniformTest } from '#functions/domain/reports/statistics/significance.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';

describe('the χ² test of equal counts', () => {
  it('equals R’s result', () => {
    const rows = readFixture<'counts' | 'chi' | 'df' | 'p'>('chi-square');
    expect(rows).toHaveLength(60);
    for (const { counts, chi, df, p } of rows) {
      const made = uniformTest(counts.split(' ').map(Number));
      expect(made?.chiSquare).toBeCloseTo(Number(chi), 9);
      expect(made?.df).toBe(Number(df));
      expect(Math.abs((made?.p ?? 2) - Number(p))).toBeLessThan(1e-10);
    }
  });

  it('has R’s tail probabilities, also far out', () => {
    const rows = readFixture<'chi' | 'df' | 'p'>('chi-tails');
    expect(rows).toHaveLength(35);
    for (const { chi, df, p } of rows) {
      expect(chiSquareTail(Number(chi), Number(df)) / Number(p)).toBeCloseTo(1, 9);
    }
  });

  it('is not made if its approximation does not hold', () => {
    expect(uniformTest([5, 5, 5, 5, 4])).toBeUndefined();
    expect(uniformTest([24, 0, 0, 0, 1])?.df).toBe(4);
    expect(uniformTest([30])).toBeUndefined();
    expect(uniformTest([])).toBeUndefined();
  });
});

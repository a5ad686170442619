import { describe, expect, it } from 'vitest';
import { benjaminiHochberg, fTail, fTest, holm } from '#functions/domain/reports/statistics/significance.ts';
import { readFixture, readGroups } from '#test/support/reports/r-fixture.ts';
import { regularisedBeta } from '#functions/domain/reports/statistics/distributions.ts';

describe('the F test of a profile', () => {
  it('equals R’s result', () => {
    const rows = readFixture<'groups' | 'f' | 'between' | 'within' | 'p'>('f-test');
    expect(rows.length).toBeGreaterThan(80);
    for (const { groups, f, between, within, p } of rows) {
      const made = fTest(readGroups(groups));
      expect(made?.f).toBeCloseTo(Number(f), 9);
      expect(made?.df).toEqual([Number(between), Number(within)]);
      expect(Math.abs((made?.p ?? 2) - Number(p))).toBeLessThan(1e-10);
      expect(made?.isReliable).toBe(Number(p) < 0.1);
    }
  });

  it('has R’s tail probabilities, also far out', () => {
    const rows = readFixture<'f' | 'between' | 'within' | 'p'>('f-tails');
    expect(rows).toHaveLength(240);
    for (const { f, between, within, p } of rows) {
      const made = fTail(Number(f), [Number(between), Number(within)]);
      expect(Math.abs(made - Number(p))).toBeLessThan(1e-10);
      if (Number(p) > 1e-290) expect(made / Number(p)).toBeCloseTo(1, 9);
    }
  });

  it('is not made for fewer than two groups with values', () => {
    expect(fTest([])).toBeUndefined();
    expect(fTest([[0.2, 0.4, 1]])).toBeUndefined();
    expect(fTest([[0.2, 0.4, 1], []])).toBeUndefined();
  });

  it('finds no difference between groups of one value each', () => {
    expect(fTest([[0], [1]])).toEqual({ f: 0, df: [1, 0], p: 1, isReliable: false });
  });

  it('tells groups apart whose members are all equal, and finds no difference from rounding', () => {
    // 0.1 is no double: the means differ from the values by rounding.
    expect(fTest([Array(7).fill(0.1), Array(13).fill(0.1)])).toEqual({ f: 0, df: [1, 18], p: 1, isReliable: false });
    expect(fTest([Array(7).fill(0.1), Array(13).fill(0.7)])).toEqual({
      f: Infinity,
      df: [1, 18],
      p: 0,
      isReliable: true,
    });
  });
});

it('p-values adjusted by Benjamini and Hochberg or by Holm equal R’s, in the same order', () => {
  const rows = readFixture<'p' | 'bh' | 'holm'>('adjusted');
  expect(rows).toHaveLength(40);
  const numbers = (text: string) => text.split(' ').map(Number);
  for (const { p, bh, holm: byHolm } of rows) {
    benjaminiHochberg(numbers(p)).forEach((value, at) => expect(value).toBeCloseTo(numbers(bh)[at] ?? NaN, 9));
    holm(numbers(p)).forEach((value, at) => expect(value).toBeCloseTo(numbers(byHolm)[at] ?? NaN, 9));
  }
  expect([benjaminiHochberg([]), holm([])]).toEqual([[], []]);
});

// Notices a fraction that is swapped for ever, where rounding puts both x and y above its edge.
it('regularisedBeta returns at the edge of its fraction, and both sides add up to 1', () => {
  for (let a = 0.5; a < 60; a += 0.5) {
    for (let b = 0.5; b < 60; b += 0.5) {
      const [x, y] = [(a + 1) / (a + b + 2), (b + 1) / (a + b + 2)];
      for (const [one, other] of [
        [x, 1 - x],
        [1 - y, y],
        [x + Number.EPSILON, y + Number.EPSILON],
      ] as const)
        expect(regularisedBeta(one, other, a, b) + regularisedBeta(other, one, b, a)).toBeCloseTo(1, 9);
    }
  }
});

import { expect, it } from 'vitest';
import { benjaminiHochberg, holm } from '#functions/domain/reports/statistics/significance.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';

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

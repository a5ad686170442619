import { expect, it } from 'vitest';
import { exactUnevenProbability, stepCounts } from '#functions/domain/reports/quality/position-steps.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';

it('stepCounts counts each step modulo the number of options of the next question', () => {
  const placed = (positions: number[], optionCounts: number[]) =>
    positions.map((position, index) => ({ position, optionCount: optionCounts[index] ?? 5 }));
  expect(stepCounts(placed([0, 1, 2, 3, 4, 0, 1], []))).toEqual([0, 6, 0, 0, 0]);
  expect(stepCounts(placed([3, 0, 3, 0], []))).toEqual([0, 0, 2, 1, 0]);
  // From 4 to 0 of three options: 4 is 1 there. The last step is the only one to a question of five.
  expect(stepCounts(placed([4, 0, 2, 2], [5, 3, 3, 5]))).toEqual([0, 0, 2]);
  expect(stepCounts(placed([4], []))).toEqual([]);
});

it('exactUnevenProbability equals a sum over all tables in R', () => {
  const rows = readFixture<'counts' | 'p'>('steps');
  expect(rows.length).toBeGreaterThan(60);
  for (const { counts, p } of rows)
    expect(exactUnevenProbability(counts.split(' ').map(Number))).toBeCloseTo(Number(p), 9);
});

import { expect, it } from 'vitest';
import type { ScoredItem } from '#functions/domain/reports/figures/parameters.ts';
import { answerSpread } from '#functions/domain/reports/statistics/answer-spread.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';
import { readItem } from '#test/support/reports/read-item.ts';

/** Answers of 1 to 5 points. */
const items = (...points: number[]): ScoredItem[] =>
  points.map((worth) => ({ points: worth, lowest: 1, highest: 5, distinctPoints: 5 }));
const alike = (count: number, points: number) => items(...Array.from({ length: count }, () => points));

it('answerSpread equals R’s result', () => {
  const rows = readFixture<'groups' | 'spread'>('spread');
  expect(rows).toHaveLength(150);
  for (const { groups, spread } of rows) {
    const read = groups.split('/').map((group) => group.split('|').filter(Boolean).map(readItem));
    expect(answerSpread(read)).toBeCloseTo(Number(spread), 9);
  }
});

it('answerSpread jumps where an answer leaves the top', () => {
  const pillars = (first: ScoredItem[]) => [first, ...Array.from({ length: 4 }, () => alike(12, 5))];
  const of = (points: number) => answerSpread(pillars([...alike(11, 5), ...items(points)]));
  expect([5, 4, 1].map((points) => of(points).toFixed(3))).toEqual(['0.500', '0.293', '1.000']);
});

it('answerSpread is ½ for fewer than twelve answers, one in each main parameter, and right-or-wrong items', () => {
  expect(answerSpread([items(1, 5, 1, 5, 1, 5), items(1, 5, 1, 5, 1)])).toBe(0.5);
  expect(answerSpread([items(1, 5, 1, 5, 1, 5), items(1, 5, 1, 5, 1, 5)])).toBeCloseTo(0.85, 12);
  expect(answerSpread(Array.from({ length: 12 }, () => items(2)))).toBe(0.5);
  expect(answerSpread([alike(60, 1).map((item) => ({ ...item, distinctPoints: 2 }))])).toBe(0.5);
  expect(answerSpread([])).toBe(0.5);
});

it('answerSpread of one main parameter uses its own mean, and ends at 0.2', () => {
  expect(answerSpread([alike(60, 3)])).toBe(0.2);
  // SS / D = (60 · 0.0625) / (59 · 0.25), and df = 59.
  expect(answerSpread([items(...Array.from({ length: 60 }, (_, index) => 2 + (index % 2) * 2))])).toBeCloseTo(
    ((59 * 3.75) / 14.75 + 5) / 69,
    12,
  );
});

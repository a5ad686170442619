import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  exactUnevenProbability,
  unevenProbability,
  stepCounts,
} from '#functions/domain/reports/quality/position-steps.ts';
import {
  longestRun,
  positionCounts,
  runProbability,
  streakProbability,
} from '#functions/domain/reports/quality/response-quality.ts';
import { readFixture } from '#test/support/reports/r-fixture.ts';

const alike = (count: number, options: number) => Array.from({ length: count }, () => options);
const placed = (positions: number[], optionCounts: number[] = alike(positions.length, 5)) =>
  positions.map((position, index) => ({ position, optionCount: optionCounts[index] ?? 5 }));

describe('longestRun', () => {
  it.each<[string, number[], number[] | undefined, number]>([
    ['is 0 without answers', [], undefined, 0],
    ['is 1 for one answer', [3], undefined, 1],
    ['finds a run among others', [0, 1, 1, 1, 2, 2, 0], undefined, 3],
    ['finds a run at the end', [0, 4, 4, 4, 4], undefined, 4],
    ['continues over a question with fewer options if its last one was chosen', [3, 3, 2, 3, 1], [5, 5, 3, 4, 2], 5],
    ['counts the last option of each question as one place', [4, 2, 3, 1, 4], [5, 3, 4, 2, 5], 5],
    ['ends a run at another place when there are as many options', [3, 3, 2, 3], [5, 5, 5, 5], 2],
    ['ends a run at the last place when the aimed place was there', [1, 1, 2, 1], [3, 3, 3, 3], 2],
  ])('%s', (_, positions, optionCounts, expected) => {
    expect(longestRun(placed(positions, optionCounts))).toBe(expected);
  });
});

describe('runProbability', () => {
  it('equals R’s value if all questions have equally many options', () => {
    const rows = readFixture<'m' | 'n' | 'length' | 'p'>('run-even');
    expect(rows).toHaveLength(306);
    for (const { m, n, length, p } of rows) {
      const made = runProbability(alike(Number(n), Number(m)), Number(length));
      expect(Math.abs(made - Number(p))).toBeLessThan(1e-12);
      if (Number(p) > 0) expect(made / Number(p)).toBeCloseTo(1, 9);
    }
  });

  it('is at least the exact value for mixed questions, and not much more', () => {
    const rows = readFixture<'options' | 'length' | 'p'>('run-mixed');
    expect(rows).toHaveLength(31);
    for (const { options, length, p } of rows) {
      const optionCounts = options.split(' ').map(Number);
      const made = runProbability(optionCounts, Number(length));
      expect(made).toBeGreaterThanOrEqual(Number(p) - 1e-12);
      // No aim has more than its share twice over: as many aims as options, of which two at least differ.
      expect(made).toBeLessThanOrEqual(Math.max(...optionCounts) * Number(p) + 1e-12);
    }
  });

  it('gives the same least lengths as R: 8 for 60 questions of five options', () => {
    const rows = readFixture<'m' | 'n' | 'least'>('run-thresholds');
    expect(rows.find(({ m, n }) => m === '5' && n === '60')?.least).toBe('8');
    for (const { m, n, least } of rows) {
      const counts = alike(Number(n), Number(m));
      const found = counts.findIndex((_, index) => runProbability(counts, index + 1) <= 0.001) + 1;
      expect(found === 0 ? 'NA' : String(found)).toBe(least);
    }
  });

  it('streakProbability equals a sum over every outcome', () => {
    const chances = fc.array(fc.double({ min: 0.05, max: 0.95, noNaN: true }), { maxLength: 9 });
    fc.assert(
      fc.property(chances, fc.integer({ min: 1, max: 5 }), (of, length) => {
        let listed = 0;
        for (let outcome = 0; outcome < 2 ** of.length; outcome++) {
          const hits = of.map((_, index) => Math.floor(outcome / 2 ** index) % 2 === 1);
          const isThere = hits
            .map((hit) => (hit ? 'x' : ' '))
            .join('')
            .includes('x'.repeat(length));
          if (isThere)
            listed += of.reduce((product, chance, index) => product * (hits[index] ? chance : 1 - chance), 1);
        }
        expect(streakProbability(of, length)).toBeCloseTo(listed, 12);
      }),
      { numRuns: 200 },
    );
  });

  it('is 0 or 1 at the extremes of a large bank', () => {
    expect(runProbability(alike(20_000, 5), 20_000)).toBe(0);
    expect(runProbability(alike(20_000, 5), 1)).toBe(1);
    expect(runProbability([], 1)).toBe(0);
  });
});

describe('positionCounts', () => {
  it('counts only questions with the most common number of options', () => {
    expect(positionCounts(placed([0, 4, 1, 4, 2], [5, 5, 3, 5, 3]))).toEqual([1, 0, 0, 0, 2]);
    expect(positionCounts(placed([0, 4, 1, 1, 2], [3, 5, 3, 3, 5]))).toEqual([1, 2, 0]);
    expect(positionCounts(placed([0, 2, 4, 4], [3, 3, 5, 5]))).toEqual([0, 0, 0, 0, 2]);
    expect(positionCounts([])).toEqual([]);
  });
});

it('stepCounts counts each step modulo the number of options of the next question', () => {
  expect(stepCounts(placed([0, 1, 2, 3, 4, 0, 1]))).toEqual([0, 6, 0, 0, 0]);
  expect(stepCounts(placed([3, 0, 3, 0]))).toEqual([0, 0, 2, 1, 0]);
  // From 4 to 0 of three options: 4 is 1 there. The last step is the only one to a question of five.
  expect(stepCounts(placed([4, 0, 2, 2], [5, 3, 3, 5]))).toEqual([0, 0, 2]);
  expect(stepCounts(placed([4]))).toEqual([]);
});

it('exactUnevenProbability equals a sum over all tables in R, up to 500 steps times sizes', () => {
  const rows = readFixture<'counts' | 'p'>('steps');
  expect(rows.length).toBeGreaterThan(60);
  for (const { counts, p } of rows)
    expect(exactUnevenProbability(counts.split(' ').map(Number))).toBeCloseTo(Number(p), 9);
  // 20 sizes: all tables of 25 steps are listed, and those of 26 are too many.
  const of = (count: number) => unevenProbability([count, ...Array<number>(19).fill(0)]);
  expect([of(25), of(26)]).toEqual([expect.closeTo(0), undefined]);
});

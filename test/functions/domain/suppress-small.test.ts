import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isTold, suppressSmall, tellsByDifference } from '#functions/domain/suppress-small.ts';

describe('counts of groups whose total is shown', () => {
  it.each<[string, number[], (number | string)[]]>([
    ['are told where none is small', [12, 5, 0], [12, 5, 0]],
    ['hide a second group where one alone is small', [12, 7, 3], [12, 'hidden', 'fewer']],
    ['hide no more where two small ones protect each other', [12, 2, 3], [12, 'fewer', 'fewer']],
    ['hide a third where two small ones can only be one value', [12, 1, 1], ['hidden', 'fewer', 'fewer']],
    ['hide a third where two small ones can only be four each', [12, 4, 4], ['hidden', 'fewer', 'fewer']],
    ['hide a nought where there is nothing else to hide', [3, 0, 0], ['fewer', 'hidden', 0]],
    ['hide all where "fewer" itself would tell', [1, 1, 0], ['hidden', 'hidden', 'hidden']],
    ['are told where nobody is there', [0, 0], [0, 0]],
  ])('%s', (_, counts, shown) => expect(suppressSmall(counts)).toEqual(shown));

  it('never tell a small one, and leave at least two values for each that is not told', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(12), { minLength: 2, maxLength: 5 }), (counts) => {
        const shown = suppressSmall(counts);
        for (const [index, count] of shown.entries()) {
          if (typeof count === 'number') {
            expect(count).toBe(counts[index]);
            expect(count === 0 || count >= 5).toBe(true);
          }
        }
        const left = counts.reduce((sum, count, index) => (typeof shown[index] === 'number' ? sum : sum + count), 0);
        const solutions = solve(shown, left);
        expect(solutions).toContainEqual(counts.filter((_, index) => typeof shown[index] !== 'number'));
        shown
          .filter((count) => typeof count !== 'number')
          .forEach((_, place) => {
            // That all of them together are nobody is no secret of a small group.
            if (left > 0) expect(new Set(solutions.map((each) => each[place])).size).toBeGreaterThan(1);
          });
      }),
      { numRuns: 400 },
    );
  });
});

/** All that the hidden ones can be, tried one by one. */
function solve(shown: readonly (number | string)[], left: number): number[][] {
  const [first, ...rest] = shown.filter((count) => typeof count !== 'number');
  if (first === undefined) return left === 0 ? [[]] : [];
  const values = Array.from({ length: left + 1 }, (_, value) => value);
  const possible = first === 'fewer' ? values.filter((value) => value >= 1 && value <= 4) : values;
  return possible.flatMap((value) => solve(rest, left - value).map((others) => [value, ...others]));
}

it('knows what is told by subtraction', () => {
  expect(isTold([10, 'fewer'], [10, 3])).toBe(true);
  expect(isTold(['hidden', 'fewer'], [10, 3])).toBe(false);
});

describe('spans of time that lie in each other', () => {
  it.each([
    [
      [0, 6, 20],
      [false, false, false],
    ],
    [
      [5, 6, 20],
      [true, false, false],
    ],
    [
      [2, 6, 8],
      [false, true, false],
    ],
    [
      [6, 6, 6],
      [false, false, false],
    ],
    [
      [6, 9, 12],
      [false, true, false],
    ],
    [
      [8, 10, 12],
      [true, true, false],
    ],
    [
      [3, 3, 3],
      [false, false, false],
    ],
  ])('%j: %j', (spans, hidden) => expect(tellsByDifference(spans)).toEqual(hidden));
});

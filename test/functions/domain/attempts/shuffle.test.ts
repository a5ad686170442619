import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shuffle } from '#functions/domain/attempts/shuffle.ts';

const indexes = (count: number) => Array.from({ length: count }, (_, index) => index);

describe('shuffle', () => {
  // The orders come from a second program for FNV-1a (over UTF-16 units), mulberry32 and Fisher–Yates. A stored attempt keeps only its seed,
  // so another order would move the questions of a running attempt.
  it.each([
    ['', [2, 4, 1, 8, 9, 10, 0, 6, 3, 11, 5, 7]],
    ['a', [8, 0, 1, 6, 9, 2, 4, 11, 5, 10, 3, 7]],
    ['foobar', [7, 9, 8, 1, 4, 6, 5, 2, 0, 10, 3, 11]],
    ['01J0000000000000000000000Z', [6, 10, 1, 9, 11, 4, 8, 5, 3, 0, 2, 7]],
    ['seed:q42', [4, 6, 8, 0, 10, 2, 5, 9, 7, 1, 11, 3]],
    ['नमस्ते 😀', [0, 9, 2, 11, 1, 10, 6, 3, 5, 8, 7, 4]],
  ])('gives the same order for the seed “%s” in every release', (seed, order) => {
    expect(shuffle(indexes(12), seed)).toEqual(order);
  });

  it('keeps every item, depends only on the seed and doesn’t change its argument', () => {
    fc.assert(
      fc.property(fc.string(), fc.nat(60), (seed, count) => {
        const items = indexes(count);
        const shuffled = shuffle(items, seed);
        expect(shuffled.toSorted((a, b) => a - b)).toEqual(indexes(count));
        expect(shuffle(items, seed)).toEqual(shuffled);
        expect(items).toEqual(indexes(count));
      }),
    );
  });

  it('puts an option on each of five places about equally often', () => {
    const places = [0, 0, 0, 0, 0];
    for (let seed = 0; seed < 10_000; seed++) {
      const place = shuffle(['a', 'b', 'c', 'd', 'e'], `seed:${seed}`).indexOf('a');
      places[place] = (places[place] ?? 0) + 1;
    }
    for (const count of places) expect(Math.abs(count - 2000)).toBeLessThan(200);
  });
});

import { expect, it } from 'vitest';
import { bandPoints, bands, optionCategory, pointsOf } from '#functions/domain/banks/bands.ts';

it('optionCategory sorts points into bands, and pointsOf lists the points of each band', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 2.5, -1, NaN].map(optionCategory)).toEqual([
    ...['', 'Ignorance', 'Passion', 'Passion', 'Goodness', 'Goodness'],
    ...['', '', '', ''],
  ]);
  expect(bands.map(({ name }) => pointsOf(name, ' or '))).toEqual(['1', '2 or 3', '4 or 5']);
  expect(bandPoints).toBe('1 to 5');
});

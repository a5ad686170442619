import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromDigits, toDigits } from '#functions/domain/text/digits.ts';

describe('toDigits', () => {
  it('writes every whole number so that fromDigits reads the same', () => {
    fc.assert(
      fc.property(fc.maxSafeNat(), (value) => {
        expect(toDigits(value)).toMatch(/^[\w-]+$/);
        expect(fromDigits(toDigits(value))).toBe(value);
      }),
    );
  });

  it.each([
    [0, '0'],
    [63, '_'],
    [64, '10'],
    [5000 * 50, 'Z2g'],
    [64 ** 3 - 1, '___'],
  ])('writes %d as %s', (value, digits) => {
    expect(toDigits(value)).toBe(digits);
  });
});

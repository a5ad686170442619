import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shorten } from '#functions/domain/text/visible-text.ts';

describe('shorten', () => {
  it('ends with an ellipsis at the limit', () => {
    expect(shorten('abcde', 5)).toBe('abcde');
    expect(shorten('abcdef', 5)).toBe('abcd…');
    expect(shorten('abc def', 5)).toBe('abc…');
  });

  it('never cuts a character in half', () => {
    expect(shorten('abc😀😀', 5)).toBe('abc…');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 20 }), (text, max) => {
        const short = shorten(text, max);
        expect(short.length).toBeLessThanOrEqual(max);
        expect(() => encodeURIComponent(short)).not.toThrow();
      }),
    );
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { breakLines, shorten } from '#functions/adapters/pdf/text/break-lines.ts';

const widthOf = (text: string) => [...text].length;

describe('breakLines and shorten', () => {
  it('breaks lines at spaces', () => {
    expect(breakLines('one two three', 7, widthOf)).toEqual(['one two', 'three']);
  });

  it('cuts a word that is wider than a line, and continues on the next', () => {
    expect(breakLines('a abcdefgh b', 5, widthOf)).toEqual(['a', 'abcde', 'fgh b']);
  });

  it('never separates a letter from its mark', () => {
    expect(breakLines('किकि', 3, widthOf)).toEqual(['कि', 'कि']);
  });

  it('returns no line for an empty text', () => {
    expect(breakLines('', 10, widthOf)).toEqual([]);
  });

  it('loses no letter and keeps to the width, for generated texts', () => {
    const text = fc.array(fc.string({ unit: fc.constantFrom(...'abc'), minLength: 1, maxLength: 12 }), {
      maxLength: 20,
    });
    fc.assert(
      fc.property(text, fc.integer({ min: 1, max: 15 }), (words, width) => {
        const lines = breakLines(words.join(' '), width, widthOf);
        expect(lines.join('').replaceAll(' ', '')).toBe(words.join(''));
        for (const line of lines) expect(widthOf(line)).toBeLessThanOrEqual(width);
      }),
    );
  });

  it('shortens a long name with an ellipsis', () => {
    expect(shorten('a long name', 20, widthOf)).toBe('a long name');
    expect(shorten('a long name', 8, widthOf)).toBe('a long…');
  });
});

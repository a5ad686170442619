import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { withoutInvisible } from '#functions/domain/text/visible-text.ts';
import { cleanText, readableText } from '#functions/domain/banks/question-limits.ts';

describe('invisible characters', () => {
  it.each([
    ...['\u00ad', '\u200b', '\u200c', '\u200d', '\u200e', '\u200f', '\u202e', '\u2060', '\u2066', '\ufeff', '\ufe0f'],
    ...['\u0000', '\u0007', '\u007f', '\u034f', '\u180e', '\u3164', '\u{e0041}', '\u200b\u00ad\u{e0041}\u{e0042}'],
  ])('are removed from a text: %j', (sign) => {
    expect(withoutInvisible(`Vi${sign}sion`)).toBe('Vision');
    expect(cleanText(`${sign}Vision ${sign}`)).toBe('Vision');
    expect(readableText(`Vi${sign}sion`)).toBe(`Vi${sign}sion`);
  });

  it.each([
    'one\ntwo\tthree',
    'क्\u200dष',
    'می\u200cروم',
    '👩\u200d👧 and ❤\ufe0f',
    '1\ufe0f\u20e3',
    '👍🏽\u200d',
    '🏴\u{e0067}\u{e0062}\u{e007f}',
    'שלום\u200f (a)',
    'naïve café',
  ])('are kept where removal would change what is drawn: %j', (text) => {
    expect(withoutInvisible(text)).toBe(text);
  });

  it('are all removed in one pass', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        expect(cleanText(cleanText(text))).toBe(cleanText(text));
      }),
    );
  });
});

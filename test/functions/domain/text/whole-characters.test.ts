import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeCharacters } from '#functions/domain/text/visible-text.ts';

describe('wholeCharacters', () => {
  it('leaves a valid prefix of a text that was cut anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, end) => {
        const cut = text.slice(0, end % (text.length + 1));
        const left = wholeCharacters(cut);
        expect(() => encodeURIComponent(left)).not.toThrow();
        expect(cut.startsWith(left)).toBe(true);
      }),
    );
  });

  it('changes no valid text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(wholeCharacters(text)).toBe(text);
      }),
    );
  });

  it('removes half characters anywhere in a text', () => {
    expect(wholeCharacters('\ud83da\ude00b\ud83d\ude00\ud83d')).toBe('ab\ud83d\ude00');
  });
});

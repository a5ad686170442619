import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { wholeCharacters } from '#functions/domain/text/whole-characters.ts';

describe('whole characters', () => {
  it('are all that is left of a text that was cut anywhere', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.nat(), (text, end) => {
        const cut = text.slice(0, end % (text.length + 1));
        const left = wholeCharacters(cut);
        expect(() => encodeURIComponent(left)).not.toThrow();
        expect(cut.startsWith(left)).toBe(true);
      }),
    );
  });

  it('are kept', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        expect(wholeCharacters(text)).toBe(text);
      }),
    );
  });

  it('are all but the halves, wherever those are', () => {
    expect(wholeCharacters('\ud83da\ude00b\ud83d\ude00\ud83d')).toBe('ab\ud83d\ude00');
  });
});

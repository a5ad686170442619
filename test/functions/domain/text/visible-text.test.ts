import { describe, expect, it } from 'vitest';
import { cleanText } from '#functions/domain/banks/question-limits.ts';
import { isBlank, trimText } from '#functions/domain/text/visible-text.ts';

describe('isBlank', () => {
  it.each([
    ...['', ' ', '\u00a0\t\n', '\u200b', '\u200c\u200d', '\u2060\ufeff', '\u00ad', '\u034f', '\u115f\u1160', '\u2800'],
    ...['\u3164', '\uffa0', '\u202e\u2069', '\u{e0020}\u{e007f}', '\ufe0f', '\u0000\u0007', ' \u200b '],
  ])('is true for the invisible text %j', (text) => {
    expect(isBlank(text)).toBe(true);
    expect(trimText(text)).toBe('');
    expect(cleanText(text)).toBe('');
  });

  it.each(['a', '.', '0', '\u0906\u0936\u093e', '\u{1f600}', '\u0645\u06cc\u200c\u0631\u0648\u0645', '\ufffd'])(
    'is false for the visible text %j',
    (text) => {
      expect(isBlank(text)).toBe(false);
      expect(trimText(` ${text}\n`)).toBe(text);
    },
  );
});

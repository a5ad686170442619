import { describe, expect, it } from 'vitest';
import { printable, printableName } from '#functions/adapters/pdf/text/printable.ts';

describe('what can be printed', () => {
  it.each([
    ['plain text stays', 'Priya O’Connor, 68% – ₹1,999…', 'Priya O’Connor, 68% – ₹1,999…'],
    ['Devanagari stays, joiners too', 'क्\u200dष प्रिया', 'क्\u200dष प्रिया'],
    ['letters are put together with their marks', 'Zoe\u0308', 'Zoë'],
    ['a letter whose mark is missing stands without it', 'x\u0308 Nguyễn q\u0308\u0301', 'ẍ Nguyễn q'],
    [
      'the scripts of India stay',
      'கவிதா রবীন্দ্রনাথ ਗੁਰਪ੍ਰੀਤ શ્રી ସୁଭାଷ శ్రీ ಕೃಷ್ಣ ശ്രീ',
      'கவிதா রবীন্দ্রনাথ ਗੁਰਪ੍ਰੀਤ શ્રી ସୁଭାଷ శ్రీ ಕೃಷ್ಣ ശ്രീ',
    ],
    [
      'so do Arabic, Hebrew, Thai, Sinhala, Greek and Cyrillic',
      'محمد יוסף ใจดี සුනිල් Νίκος Иван',
      'محمد יוסף ใจดี සුනිල් Νίκος Иван',
    ],
    ['an emoji is left out with its space, however it is built', '👩🏽‍💻 Asha ❤️, 🇮🇳 Rao 1️⃣ 😀', 'Asha, Rao 1'],
    ['Chinese, Japanese and Korean stay', '李小明 田中さくら 김민준', '李小明 田中さくら 김민준'],
    ['scripts without a font are left out', 'Li Tifinagh ⵜⵉⴼ', 'Li Tifinagh'],
    ['line breaks and odd spaces are spaces', ' a\r\n\tb\u00a0\u2009c ', 'a b c'],
    ['controls and invisible marks vanish', 'a\u0000b\u202ec\ufeff\u00ad', 'abc'],
    ['hyphens of other kinds are hyphens', '24\u201148\u2010h', '24-48-h'],
  ])('%s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

describe('a name that can be printed', () => {
  it.each([
    ['Asha 😀', 'Asha'],
    ['प्रिया', 'प्रिया'],
    ['கவிதா 😀', 'கவிதா'],
    ['😀-😀', undefined],
    ['李小', '李小'],
    ['ⵜⵉⴼ', undefined],
    [' ', undefined],
  ])('of %s is %s', (name, expected) => {
    expect(printableName(name)).toBe(expected);
  });
});

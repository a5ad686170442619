import { describe, expect, it } from 'vitest';
import { printable, printableName } from '#functions/adapters/pdf/printable.ts';

describe('printable', () => {
  it.each([
    ['keeps plain text', 'Priya O’Connor, 68% – ₹1,999…', 'Priya O’Connor, 68% – ₹1,999…'],
    ['keeps Devanagari with its joiners', 'क्\u200dष प्रिया', 'क्\u200dष प्रिया'],
    ['composes letters with their marks', 'Zoe\u0308', 'Zoë'],
    ['drops a mark that no font has', 'x\u0308 Nguyễn q\u0308\u0301', 'ẍ Nguyễn q'],
    [
      'keeps the scripts of India',
      'கவிதா রবীন্দ্রনাথ ਗੁਰਪ੍ਰੀਤ શ્રી ସୁଭାଷ శ్రీ ಕೃಷ್ಣ ശ്രീ',
      'கவிதா রবীন্দ্রনাথ ਗੁਰਪ੍ਰੀਤ શ્રી ସୁଭାଷ శ్రీ ಕೃಷ್ಣ ശ്രീ',
    ],
    [
      'keeps Arabic, Hebrew, Thai, Sinhala, Greek and Cyrillic',
      'محمد יוסף ใจดี සුනිල් Νίκος Иван',
      'محمد יוסף ใจดี සුනිල් Νίκος Иван',
    ],
    ['drops emoji of any form with their space', '👩🏽‍💻 Asha ❤️, 🇮🇳 Rao 1️⃣ 😀', 'Asha, Rao 1'],
    ['keeps Chinese, Japanese and Korean', '李小明 田中さくら 김민준', '李小明 田中さくら 김민준'],
    ['drops scripts without a font', 'Li Tifinagh ⵜⵉⴼ', 'Li Tifinagh'],
    ['turns line breaks and odd spaces into spaces', ' a\r\n\tb\u00a0\u2009c ', 'a b c'],
    ['drops controls and invisible marks', 'a\u0000b\u202ec\ufeff\u00ad', 'abc'],
    ['turns other hyphens into plain ones', '24\u201148\u2010h', '24-48-h'],
  ])('%s', (_, text, expected) => {
    expect(printable(text)).toBe(expected);
  });
});

describe('printableName', () => {
  it.each([
    ['Asha 😀', 'Asha'],
    ['प्रिया', 'प्रिया'],
    ['கவிதா 😀', 'கவிதா'],
    ['😀-😀', undefined],
    ['李小', '李小'],
    ['ⵜⵉⴼ', undefined],
    [' ', undefined],
  ])('turns “%s” into %s', (name, expected) => {
    expect(printableName(name)).toBe(expected);
  });
});

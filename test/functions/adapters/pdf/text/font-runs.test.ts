import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import fc from 'fast-check';
import PDFDocument from 'pdfkit';
import { extractText } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { drawLine, widthOf } from '#functions/adapters/pdf/text/draw-text.ts';
import { fontBytes, fontsFolder } from '#functions/adapters/pdf/font-bytes.ts';
import { coverage, displayCoverage } from '#functions/adapters/pdf/text/font-coverage.ts';
import { runsOf } from '#functions/adapters/pdf/text/font-runs.ts';
import { styles } from '#functions/adapters/pdf/page-style.ts';
import { printable } from '#functions/adapters/pdf/text/printable.ts';
import { scriptFonts } from '#functions/adapters/pdf/script-fonts.ts';

interface Font {
  hasGlyphForCodePoint(codePoint: number): boolean;
  layout(text: string): { glyphs: { id: number }[] };
}
const { create } = createRequire(import.meta.url)('fontkit') as { create: (bytes: Uint8Array) => Font };

const codePointsOf = (ranges: readonly (readonly [number, number])[]) =>
  ranges
    .flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, place) => first + place))
    .filter((codePoint) => !/\p{Cn}/u.test(String.fromCodePoint(codePoint)));

describe('runsOf', () => {
  it.each([
    ['one run if the wanted font has all letters', 'Asha प्रिया 1', [['regular', 'Asha प्रिया 1']]],
    [
      'a run for each word of another script',
      'Ravi ரவி 2',
      [
        ['regular', 'Ravi '],
        ['tamil', 'ரவி '],
        ['regular', '2'],
      ],
    ],
    [
      'a run for each script within a word',
      '(ரவி)',
      [
        ['regular', '('],
        ['tamil', 'ரவி'],
        ['regular', ')'],
      ],
    ],
    ['one font for a name of one alphabet', 'Nguyễn Thị Ánh', [['european', 'Nguyễn Thị Ánh']]],
    [
      'Chinese, Japanese and Korean',
      '李小明さ 김',
      [
        ['han', '李小明さ '],
        ['hangul', '김'],
      ],
    ],
    [
      'the space after right-to-left words belongs to the next run',
      'Dr محمد علی خان B',
      [
        ['regular', 'Dr '],
        ['arabic', 'محمد علی خان'],
        ['regular', ' '],
        ['regular', 'B'],
      ],
    ],
  ])('splits a text by font: %s', (_, text, expected) => {
    expect(runsOf(text, 'regular').map(({ font, text: part }) => [font, part])).toEqual(expected);
  });
});

it.each(['கவிதா சுப்பிரமணியன்', 'রবীন্দ্রনাথ ঠাকুর', 'కృష్ణమూర్తి', 'കൊച്ചി', 'محمد علی', 'Νίκος', '李小明'])(
  'a PDF reader extracts %s as written',
  async (name) => {
    const pdf = new PDFDocument({ margin: 0, font: '' });
    drawLine(pdf, name, styles.text, 50, 50);
    pdf.end();
    const chunks: Uint8Array[] = [];
    for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
    const { text } = await extractText(new Uint8Array(Buffer.concat(chunks)), { mergePages: true });
    expect(text.replaceAll(/[ \p{Cc}]/gu, '')).toBe(name.replaceAll(' ', ''));
  },
);

it('printable text never needs the glyph for a missing character', () => {
  const fonts = new Map<string, Font>();
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      for (const { font, text: part } of runsOf(printable(text), 'semibold')) {
        const opened = fonts.get(font) ?? create(fontBytes(font));
        fonts.set(font, opened);
        expect(opened.layout(part).glyphs.map(({ id }) => id)).not.toContain(0);
      }
    }),
  );
});

it.each([
  ...Object.values(scriptFonts).map(({ file, ranges }) => [file, ranges] as const),
  ['fraunces.ttf', displayCoverage] as const,
  ['mukta-regular.ttf', coverage] as const,
  ['mukta-semibold.ttf', coverage] as const,
])('%s has a glyph for every character that it claims to cover', (file, ranges) => {
  const font = create(readFileSync(`${fontsFolder()}${file}`));
  expect(codePointsOf(ranges).filter((codePoint) => !font.hasGlyphForCodePoint(codePoint))).toEqual([]);
});

describe.each(['mukta-regular.ttf', 'mukta-semibold.ttf'])('the font %s', (file) => {
  it.each([
    ['प्रिया', 4], // ि प्र य ा: the vowel sign goes first, प and र are one
    ['श्रीवास्तव', 6], // श्री is one
    ['क्षितिज', 5], // क्ष is one
  ])('shapes %s', (text, count) => {
    const { glyphs } = create(readFileSync(`${fontsFolder()}${file}`)).layout(text);
    expect(glyphs).toHaveLength(count);
    expect(glyphs.map(({ id }) => id)).not.toContain(0);
  });
});

describe.each(Object.entries(scriptFonts))('the font for %s', (name, { ranges }) => {
  it('draws any text of its script without an error', () => {
    const pdf = new PDFDocument({ margin: 0, font: '' });
    const letter = fc.constantFrom(...codePointsOf(ranges).map((one) => String.fromCodePoint(one)));
    fc.assert(
      fc.property(fc.array(fc.oneof(letter, fc.constant(' ')), { maxLength: 12 }), (letters) => {
        const text = printable(letters.join(''));
        drawLine(pdf, text, styles.text, 50, 50);
        expect(widthOf(pdf, text, styles.text), name).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

import PDFDocument from 'pdfkit';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fontBytes } from '#functions/adapters/pdf/font-bytes.ts';
import { countKeptWords, keepShapedWords } from '#functions/adapters/pdf/text/shaped-words.ts';
import { personReport } from '#test/functions/domain/reports/people/people.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';

/** Renders as a new process does: with nothing kept. */
async function freshRenderer() {
  vi.resetModules();
  return (await import('#functions/adapters/pdf/render-report.ts')).renderReport;
}

const { sections } = makeReportDocument();
/** A short report: what is shaped otherwise is in the name. */
const named = (candidateName: string) => makeReportDocument({ candidateName, sections: sections.slice(0, 2) });

describe('a PDF made after others', () => {
  const names = [
    'Priya Srivastava',
    'प्रिया श्रीवास्तव क्षितिज office fifth',
    'কৃষ্ণ রবীন্দ্রনাথ ਸਿੰਘ ગુજરાત',
    'கவிதா సుబ్రహ్మణ్యం ಕೃಷ್ಣ കൊച്ചി ශ්‍රී',
    // Two digits that share one glyph.
    'محمد علی ١',
    'محمد علی ۱',
    'محمد ۱ ١ שלום',
    '李小明さ 김 ไทย Νίκος Nguyễn Thị Ánh',
  ];

  it('equals the PDF of a new process, for names of many scripts', async () => {
    const warm = await freshRenderer();
    for (const name of [...names, ...names.toReversed()]) await warm(named(name));
    for (const name of names) {
      const file = await warm(named(name));
      const fresh = await (await freshRenderer())(named(name));
      expect(Buffer.compare(file, fresh), name).toBe(0);
    }
  });

  it('equals the PDF made first, for a report with phrases in Devanagari', async () => {
    const report = personReport('Devanagari phrases');
    const warm = await freshRenderer();
    const first = await warm(report);
    for (const name of names) await warm(named(name));
    expect(Buffer.compare(await warm(report), first)).toBe(0);
  });

  it('equals the PDF of a new process when two are made at once', async () => {
    const warm = await freshRenderer();
    const both = await Promise.all([warm(named('Priya')), warm(named('प्रिया'))]);
    expect(Buffer.compare(both[0], await (await freshRenderer())(named('Priya')))).toBe(0);
    expect(Buffer.compare(both[1], await (await freshRenderer())(named('प्रिया')))).toBe(0);
  });
});

describe('the shaping of a word', () => {
  const letter = 'f'.codePointAt(0) ?? 0;
  const odd = [letter, 0x301];

  function openFont({ isOdd = false, keeps = true } = {}): PDFKit.EmbeddedFont {
    const pdf = new PDFDocument({ font: '' });
    pdf.registerFont('regular', fontBytes('regular')).font('regular');
    const font = pdf._font;
    if (isOdd) font.font.getGlyph(idOfLetter, odd);
    if (keeps) keepShapedWords(font, 'regular');
    return font;
  }
  const idOfLetter = openFont({ keeps: false }).layoutRun('f').glyphs[0]?.id ?? 0;
  const readingsOf = (font: PDFKit.EmbeddedFont, word: string) =>
    font.layoutRun(word).glyphs.map(({ codePoints }) => codePoints);
  let word: string;
  let count = 0;
  beforeEach(() => {
    count += 1;
    word = `fi${'x'.repeat(count)}`;
  });

  it('is kept and used by the next document', () => {
    const before = countKeptWords();
    const first = openFont().layoutRun(word);
    const again = openFont().layoutRun(word);
    expect(again.positions).toBe(first.positions);
    expect(again.advanceWidth).toBe(first.advanceWidth);
    expect(again.glyphs.map(({ id }) => id)).toEqual(first.glyphs.map(({ id }) => id));
    expect(again.glyphs[0]).not.toBe(first.glyphs[0]);
    expect(countKeptWords()).toBe(before + 1);
  });

  it('ignores code points that another document gave a glyph', () => {
    openFont({ isOdd: true }).layoutRun(word);
    expect(readingsOf(openFont(), word)).toEqual(readingsOf(openFont({ keeps: false }), word));
  });

  it('uses the code points that its own document gave a glyph', () => {
    openFont().layoutRun(word);
    const expected = readingsOf(openFont({ isOdd: true, keeps: false }), word);
    expect(expected.flat()).toContain(0x301);
    expect(readingsOf(openFont({ isOdd: true }), word)).toEqual(expected);
  });

  it('is kept for 8,000 words of up to 40 letters', () => {
    const font = openFont();
    const first = font.layoutRun('a0').positions;
    for (let index = 1; index <= 9000; index += 1) font.layoutRun(`a${index}`);
    expect(countKeptWords()).toBe(8000);
    expect(openFont().layoutRun('a9000').positions).toBe(font.layoutRun('a9000').positions);
    expect(openFont().layoutRun('a0').positions).not.toBe(first);
    const kept = font.layoutRun('b'.repeat(41)).positions;
    expect(font.layoutRun('b'.repeat(41)).positions).not.toBe(kept);
  });
});

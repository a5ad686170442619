import { inspect } from 'node:util';
import fc from 'fast-check';
import { extractText, getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument, moment } from '#test/support/reports/make-report-document.ts';
import { paper, readItems } from './support/read-items.ts';
import { visualLines } from './support/visual-lines.ts';

const { sections } = makeReportDocument();
const cover = { sections: sections.slice(0, 1).map((section) => ({ ...section, blocks: [] })), appendix: [] };
const coverOf = (candidateName: string) => makeReportDocument({ candidateName, ...cover });

async function textOf(document: ReportDocument): Promise<string> {
  const file = new Uint8Array(await renderReport(document));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  return text.replace(/\s+/g, ' ');
}

/** PostScript names of the fonts in a file. */
const fontsIn = (file: Uint8Array) =>
  new Set(
    [
      ...Buffer.from(file)
        .toString('latin1')
        .matchAll(/\/BaseFont \/[A-Z]{6}\+(\S+)/g),
    ].map(([, name]) => name),
  );

describe('a name on the cover', () => {
  // PDF/UA-1 forbids the sign for a missing letter, so a file that is drawn has none.
  it.each([
    ['Mukta-SemiBold', 'प्रिया श्रीवास्तव क्षितिज'],
    ['NotoSansTamil-Medium', 'கவிதா சுப்பிரமணியன்'],
    ['NotoSansBengali-Medium', 'রবীন্দ্রনাথ ঠাকুর'],
    ['NotoSansTelugu-Medium', 'కృష్ణమూర్తి'],
    ['NotoSansMalayalam-Medium', 'കൊച്ചി'],
    ['NotoSansGurmukhi-Medium', 'ਗੁਰਪ੍ਰੀਤ ਸਿੰਘ'],
    ['NotoSansGujarati-Medium', 'શ્રી'],
    ['NotoSansOriya-Medium', 'ସୁଭାଷ'],
    ['NotoSansKannada-Medium', 'ಕೃಷ್ಣ'],
    ['NotoSansSinhala-Medium', 'ශ්‍රී ලංකා'],
    ['NotoSansThai-Medium', 'ใจดี'],
    ['NotoNaskhArabic-Medium', 'محمد علی خان'],
    ['NotoSansHebrew-Medium', 'שלום כהן'],
    ['NotoSansSC-Medium', '李小明 田中さくら'],
    ['NotoSansKR-Medium', '김민준'],
    ['NotoSans-Medium', 'Νίκος Παπαδόπουλος'],
    ['NotoSans-Medium', 'Иван'],
    ['NotoSans-Medium', 'Nguyễn'],
    ['Fraunces-9ptBlack', 'Zoë O’Connor'],
  ])('is set in %s, and its letters can be copied: %s', async (font, name) => {
    const document = coverOf(name);
    expect(fontsIn(await renderReport(document))).toContain(font);
    const text = await textOf(document);
    // A syllable of several signs may be copied more than once.
    expect([...new Set(name)].filter((letter) => !text.includes(letter))).toEqual([]);
  });

  it('has only fonts of its own, whatever the machine has', async () => {
    const own = /^(Mukta-(Regular|SemiBold)|Fraunces-9ptBlack|Noto(Sans\w*|NaskhArabic)-Medium)$/;
    const fonts = fontsIn(await renderReport(coverOf('DejaVu — Ж क த ع א 李 김 ไ ∑ ⅷ')));
    expect(fonts.size).toBeGreaterThan(7);
    expect([...fonts].filter((name = '') => !own.test(name))).toEqual([]);
  });

  it.each(['', 'ⵜⵉⴼⵉⵏⴰⵖ', '😀', '—'])('is “Your report” where nothing of it can be printed: “%s”', async (name) => {
    expect(await textOf(coverOf(name))).toContain('Your report');
  });

  it('leaves out an emoji with its space', async () => {
    expect(await textOf(coverOf('Asha 😀 Rao'))).toContain('Asha Rao TrueIn');
  });

  it('is drawn without a missing letter for any text', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 60 }), async (name) => {
        expect((await renderReport(coverOf(name))).length).toBeGreaterThan(1000);
      }),
      { numRuns: 100 },
    );
  });
});

describe('the order of letters that are written from right to left', () => {
  it.each([
    ['אבי-גיל', 'ליג-יבא'],
    ['ד. שרה', 'הרש .ד'],
    ["ד'אור כהן", "ןהכ רוא'ד"],
    ['אבי 2', '2 יבא'],
    ["אבי גיל O'Neil 3-4", "O'Neil 3-4 ליג יבא"],
    ["O'Neil אבי-גיל", "O'Neil ליג-יבא"],
    ['محمد-سالم', 'ملاس-دمحم'],
    ['Ali محمد-سالم 2', 'Ali 2 ملاس-دمحم'],
    // A bracket that is drawn mirrored still reads as the one of the name.
    ['محمد سالم (Ali) 3-4', '3-4 )Ali( ملاس دمحم'],
  ])('is that of its first letter in the name %s', async (name, seen) => {
    const lines = await visualLines(await renderReport(coverOf(name)));
    expect(lines).toContain(seen);
    expect(lines.some((line) => line.includes(`TrueIn assessment report · ${seen}`))).toBe(true);
  });

  it('does not move the date after the name of a quiz', async () => {
    const quizName = 'אבי 2';
    const seen = await visualLines(await renderReport(makeReportDocument({ quizName, ...cover })));
    expect(seen).toContainEqual(expect.stringMatching(/^2 יבא · \d+ \w+ \d{4}$/));
  });
});

describe('texts that look like code', () => {
  const hostile = '#import "x": * #panic() $x^2$ @label <mark> \\n \\ `raw` *b* _i_ // c /* d ]] }} [a](b) "q" & %';
  const hostileDocument = makeReportDocument({
    candidateName: hostile,
    quizName: hostile,
    sections: sections.map((section) => ({
      ...section,
      title: hostile,
      blocks: [
        { kind: 'text', text: hostile },
        { kind: 'moments', moments: [{ ...moment(hostile), answer: hostile }] },
      ],
    })),
  });

  it('are printed letter for letter', async () => {
    const text = await textOf(hostileDocument);
    expect(text.split(hostile).length - 1).toBeGreaterThanOrEqual(2 + 4 * (sections.length - 1));
  });

  it('are not in the error of a report that cannot be drawn', async () => {
    const blocks = [{ kind: hostile as 'text', text: hostile }];
    const document = makeReportDocument({ candidateName: hostile, sections: [{ id: 'swot', title: hostile, blocks }] });
    const error: unknown = await renderReport(document).catch((cause: unknown) => cause);
    expect(String(error)).toContain(document.attemptId);
    expect(inspect(error, { depth: 9 })).not.toContain('#panic');
  });

  it('never turn the line around', async () => {
    expect(await textOf(coverOf('a\u202eb\u2066c'))).toContain('abc');
  });

  it('stay within the margins, however long a word is', async () => {
    const word = 'W'.repeat(300);
    // The names of kinds are the product's own.
    const document = makeReportDocument({ sections: sections.filter(({ id }) => id !== 'choices') });
    const swapped = JSON.parse(JSON.stringify(document), (key, value: unknown) =>
      typeof value === 'string' && !/^(id|kind|code|attemptId|missing|template|level|of)$/.test(key) ? word : value,
    ) as ReportDocument;
    const pages = await readItems(await renderReport(swapped));
    expect(pages.length).toBeGreaterThan(10);
    expect(pages.flat().filter(({ left, right }) => left < paper.left - 1 || right > paper.right + 1)).toEqual([]);
  });

  it('include all that the bank says of a scale', async () => {
    const text = await textOf(makeReportDocument());
    const told = ['only in part.', 'You plan ahead.', 'Plans take time.', 'They may ask you first.', 'You stay open.'];
    for (const words of [...told, 'Initiative 1 is about aims.', 'Name one aim.']) expect(text).toContain(words);
  });

  it('copies a long word without characters of its own', async () => {
    const word = 'Thiruvengadathan-Venkatanarasimharajuvaripeta-3-Ramakrishnan';
    const finding = { moment: { ...moment(word), phrase: `About ${word} in 123 words.` } };
    const section: ReportSection = { id: 'swot', title: word, blocks: [{ kind: 'findings', findings: [finding] }] };
    const document = makeReportDocument({ candidateName: word, sections: [section] });
    const text = (await textOf(document)).replaceAll(' ', '');
    expect(text.split(word).length - 1).toBeGreaterThanOrEqual(5);
    expect(text).toContain('in123words');
  });
});

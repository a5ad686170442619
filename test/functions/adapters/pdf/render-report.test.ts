import { inflateSync } from 'node:zlib';
import { getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';
import { makeSampleReport, pillars } from '#test/functions/domain/report/sample-report.ts';
import { readPages } from './read-pages.ts';

/** The compressed streams of a PDF. */
function inflated(file: Buffer): Buffer[] {
  const streams: Buffer[] = [];
  for (let at = file.indexOf('FlateDecode'); at >= 0; at = file.indexOf('FlateDecode', at + 1)) {
    const start = file.indexOf('stream\n', at) + 'stream\n'.length;
    streams.push(inflateSync(file.subarray(start, file.indexOf('\nendstream', start))));
  }
  return streams;
}

const phrasesOf = ({ strengths, strengthsCumWeaknesses, weaknesses, remarks }: AttemptReport) => [
  ...strengths,
  ...strengthsCumWeaknesses,
  ...weaknesses,
  ...remarks,
];

describe('a full report', () => {
  const report = makeSampleReport();
  let pages: string[];
  beforeAll(async () => {
    pages = await readPages(report);
  });

  it('opens with who, what and when', () => {
    for (const words of [
      'Assessment report',
      'Priya Srivastava',
      'TrueIn Assessment',
      '21 November 2026',
      '60 of 60',
      'Question bank version 7',
    ]) {
      expect(pages[0]).toContain(words);
    }
    expect(pages[0]).toContain('1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CA');
  });

  it('shows every parameter with its percent on the cover and in the table', () => {
    expect(report.parameters.map(({ name }) => name)).toEqual(pillars);
    for (const { name, percent = -1, raw, min, max } of report.parameters) {
      expect(pages[0]).toContain(`${name} ${Math.round(percent)}%`);
      expect(pages[1]).toContain(`${name} ${Math.round(percent)}% ${raw} (${min} to ${max}) 12`);
    }
    const { percent = -1, raw, min, max } = report.total;
    expect(pages[1]).toContain(`All parameters together ${Math.round(percent)}% ${raw} (${min} to ${max}) 60`);
    expect(pages[1]).toContain('does not compare you with other people');
  });

  it('shows every sub-parameter', () => {
    const subParameters = report.parameters.flatMap((parameter) => parameter.subParameters);
    expect(subParameters).toHaveLength(10);
    for (const { name, percent = -1 } of subParameters) expect(pages[1]).toContain(`${name} ${Math.round(percent)}%`);
  });

  it('has every phrase in full beside its question', () => {
    const all = pages.join(' ');
    expect(phrasesOf(report).length).toBeGreaterThan(100);
    for (const { text, questionNumber } of phrasesOf(report)) {
      const [firstLine = ''] = text.split(':');
      expect(all).toContain(firstLine);
      expect(all).toMatch(new RegExp(`${firstLine}.{0,120}Question ${questionNumber}\\b`));
    }
    expect(all.match(/Ask one person this week whether that helped them\./g)).toHaveLength(report.remarks.length);
  });

  it('counts its pages', () => {
    expect(pages.length).toBeGreaterThan(6);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  });

  it('says nothing of missing answers', () => {
    expect(pages.join(' ')).not.toContain('You answered');
  });
});

describe('other reports', () => {
  it('note how many questions were answered, and which parameters were not', async () => {
    const pages = await readPages(makeSampleReport({ answered: 36 }));
    expect(pages[0]).toContain('36 of 60');
    expect(pages[0]).toContain('Parameters without an answer are left out.');
    expect(pages[0]).not.toContain('Psychological Wellbeing');
    expect(pages[1]).toContain('You answered 36 of 60 questions.');
    expect(pages.join(' ')).toContain('Health, Discipline, and Leisure not answered – 0');
  });

  it('show bars on the cover where there are too few parameters for a shape', async () => {
    const [cover] = await readPages(makeSampleReport({ answered: 3 }));
    expect(cover).toMatch(/Ambition and Vision \d+%/);
  });

  it('say so where the bank has no phrases', async () => {
    const report = { ...makeSampleReport(), strengths: [], strengthsCumWeaknesses: [], weaknesses: [], remarks: [] };
    const all = (await readPages(report)).join(' ');
    for (const words of [
      'marked as a strength.',
      'marked as a strength cum weakness.',
      'marked as a weakness.',
      'carry no further text',
    ]) {
      expect(all).toContain(words);
    }
  });

  it('paginate 200 questions with every remark, in good time and size', async () => {
    const report = makeSampleReport({ count: 200 });
    const bytes = await renderReport(report);
    expect(bytes.length).toBeLessThan(200_000);
    const pages = await readPages(report);
    const all = pages.join(' ');
    for (const { text } of report.remarks) expect(all).toContain(text.split(':')[0]);
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.length).toBeLessThan(40);
  });

  it('break a text that no page can hold, and words that no line can hold', async () => {
    const long = Array.from({ length: 2500 }, (_, index) => `word${index}`).join(' ');
    const phrase = { questionNumber: 1, parameter: 'Ambition and Vision' };
    const report = {
      ...makeSampleReport({ count: 5 }),
      remarks: [
        { ...phrase, text: long },
        { ...phrase, text: 'x'.repeat(400) },
      ],
    };
    const all = (await readPages({ ...report, candidateName: 'N'.repeat(300), quizName: 'Q'.repeat(300) })).join(' ');
    for (const word of ['word0 ', 'word1250 ', 'word2499 ']) expect(all).toContain(word);
    expect(all.match(/x{40,}/g)?.join('')).toHaveLength(400);
  });
});

describe('any characters', () => {
  it('has a Devanagari name and the rupee sign', async () => {
    const pages = await readPages(makeSampleReport({ candidateName: 'राम ₹500' }));
    expect(pages[0]).toContain('राम ₹500');
  });

  it('carries Devanagari in the order of its letters along, for readers that copy or speak it', async () => {
    const file = Buffer.from(await renderReport(makeSampleReport({ candidateName: 'क्षितिज' })));
    // As a PDF writes it: big-endian, a 09 as \t.
    const utf16 = Buffer.from('\ufeffक्षितिज', 'utf16le').swap16().toString('latin1');
    const inUtf16 = Buffer.from(utf16.replaceAll('\t', '\\t'), 'latin1');
    const withName = inflated(file).filter((stream) => stream.includes('/ActualText') && stream.includes(inUtf16));
    expect(withName).toHaveLength(1);
  });

  it('replaces what the fonts lack', async () => {
    const pages = await readPages(makeSampleReport({ candidateName: 'Asha 😀 李 & <Rao>' }));
    expect(pages[0]).toContain('Asha ◊ ◊ & <Rao>');
  });
});

describe('the file', () => {
  it('is the same for equal reports, whatever was made in between', async () => {
    const first = await renderReport(makeSampleReport());
    await renderReport(makeSampleReport({ candidateName: 'प्रिया श्रीवास्तव क्षितिज office' }));
    const again = await renderReport(makeSampleReport());
    expect(Buffer.compare(first, again)).toBe(0);
  });

  it('differs for another attempt', async () => {
    const report = makeSampleReport();
    const other = { ...report, attemptId: '1.7.01JD0ZK5V3M8Q4T7W2X9Y6B1CB' };
    expect(Buffer.compare(await renderReport(report), await renderReport(other))).not.toBe(0);
  });

  it('is tagged, in English of India, with a title and a date of the attempt', async () => {
    const pdf = await getDocumentProxy(
      new Uint8Array(await renderReport(makeSampleReport({ candidateName: 'R & D <x>' }))),
    );
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: 'TrueIn assessment report: R   D  x',
      Author: 'TrueIn',
      Language: 'en-IN',
      CreationDate: 'D:20261120193000Z',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const roles = JSON.stringify(await (await pdf.getPage(2)).getStructTree());
    for (const role of ['H2', 'Table', 'TR', 'TH', 'TD']) expect(roles).toContain(`"role":"${role}"`);
    const cover = JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    expect(cover).toMatch(/"role":"Figure","children":\[[^\]]*\],"alt":"Profile: Ambition and Vision \d+%/);
  });
});

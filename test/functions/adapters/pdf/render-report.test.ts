import { inflateSync } from 'node:zlib';
import { getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';
import type { Figure } from '#functions/domain/report/score-scale.ts';
import { makeBank, makeReport, makeSampleReport, pillars } from '#test/functions/domain/report/sample-report.ts';
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

const phrasesOf = ({ phrases }: AttemptReport) => Object.values(phrases ?? {}).flat();

const wordsOf = ({ percent = -1, raw = -1, min = -1, max = -1 }: Partial<Figure> = {}) =>
  `${Math.round(percent)}% ${raw} (${min} to ${max})`;

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
    for (const { name, figure } of report.parameters) {
      expect(pages[0]).toContain(`${name} ${Math.round(figure?.percent ?? -1)}%`);
      expect(pages[1]).toContain(`${name} ${wordsOf(figure)} 12 of 12`);
    }
    expect(pages[1]).toContain(`All parameters together ${wordsOf(report.total.figure)} 60 of 60`);
    expect(pages[1]).toContain('does not compare you with other people');
  });

  it('shows every sub-parameter', () => {
    const subParameters = report.parameters.flatMap((parameter) => parameter.subParameters);
    expect(subParameters).toHaveLength(10);
    for (const { name, figure } of subParameters) expect(pages[1]).toContain(`${name} ${wordsOf(figure)} 6 of 6`);
  });

  it('has every phrase in full beside its question', () => {
    const all = pages.join(' ');
    expect(phrasesOf(report).length).toBeGreaterThan(100);
    for (const { text, questionNumber } of phrasesOf(report)) {
      const [firstLine = ''] = text.split(':');
      expect(all).toContain(firstLine);
      expect(all).toMatch(new RegExp(`${firstLine}.{0,120}Question ${questionNumber}\\b`));
    }
    expect(all.match(/Ask one person this week whether that helped them\./g)).toHaveLength(
      report.phrases?.remarks.length ?? -1,
    );
  });

  it('counts its pages', () => {
    expect(pages.length).toBeGreaterThan(6);
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  });

  it('says nothing of missing or late answers', () => {
    expect(pages.join(' ')).not.toMatch(/You answered|not enough answers|after the time/);
  });
});

describe('other reports', () => {
  it('note how many questions were answered, and which parameters have too few answers', async () => {
    const pages = await readPages(makeSampleReport({ answered: 36 }));
    expect(pages[0]).toContain('36 of 60');
    expect(pages[0]).toContain('Psychological Wellbeing 0 of 12 questions answered not enough answers');
    expect(pages[0]).toMatch(/Ambition and Vision \d+%/);
    expect(pages[0]).toContain('All parameters together not enough answers');
    expect(pages[1]).toContain('You answered 36 of 60 questions.');
    expect(pages.join(' ')).toContain('Health, Discipline, and Leisure not enough answers – 0 of 12');
    expect(pages.join(' ')).toContain('Strengths');
  });

  it('draw the shape of a profile where every parameter has a figure, and only there', async () => {
    const bank = makeBank(60);
    const of = async (numbers: number[]) => {
      const report = makeReport(bank, numbers);
      const pdf = await getDocumentProxy(new Uint8Array(await renderReport(report)));
      return JSON.stringify(await (await pdf.getPage(1)).getStructTree());
    };
    const half = bank.filter(({ number }) => (number - 1) % 12 < 6).map(({ number }) => number);
    expect(await of(half)).toContain('"Figure"');
    expect(await of(half.slice(1))).not.toContain('"Figure"');
  });

  it('have no empty part where there are too few answers for anything', async () => {
    const report = makeReport(makeBank(60), [1]);
    const pages = await readPages(report);
    const all = pages.join(' ');
    expect(pages).toHaveLength(2);
    expect(all).not.toMatch(/%|Strengths cum weaknesses|What your answers say|points −/);
    expect(all).toContain('Ambition and Vision 1 of 12 questions answered not enough answers');
    expect(all).toContain('A main parameter gets a score from 6 answers on');
    expect(all).toContain('How to read this report');
  });

  it('say how many answers arrived after the time, on the cover and beside the scores', async () => {
    const pages = await readPages({ ...makeSampleReport(), lateCount: 3 });
    expect(pages[0]).toContain('3 arrived after the time was over');
    expect(pages[1]).toContain(
      '3 answers arrived after the time was over; they count, because they may have been given in time on a lost connection.',
    );
    const one = await readPages({ ...makeSampleReport(), lateCount: 1 });
    expect(one[1]).toContain('1 answer arrived after the time was over; it counts, because it may have been given');
  });

  it('show bars on the cover where there are too few parameters for a shape', async () => {
    const { parameters, ...rest } = makeSampleReport();
    const [cover] = await readPages({ ...rest, parameters: parameters.slice(0, 2) });
    expect(cover).toMatch(/Ambition and Vision \d+%/);
  });

  it('say so where the bank has no phrases', async () => {
    const phrases = { strengths: [], strengthsCumWeaknesses: [], weaknesses: [], remarks: [] };
    const report = { ...makeSampleReport(), phrases };
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
    for (const { text } of report.phrases?.remarks ?? []) expect(all).toContain(text.split(':')[0]);
    expect(pages.length).toBeGreaterThan(15);
    expect(pages.length).toBeLessThan(40);
  });

  it('break a text that no page can hold, and words that no line can hold', async () => {
    const long = Array.from({ length: 2500 }, (_, index) => `word${index}`).join(' ');
    const phrase = { questionNumber: 1, parameter: 'Ambition and Vision' };
    const remarks = [
      { ...phrase, text: long },
      { ...phrase, text: 'x'.repeat(400) },
    ];
    const phrases = { strengths: [], strengthsCumWeaknesses: [], weaknesses: [], remarks };
    const report = { ...makeSampleReport({ count: 5 }), phrases };
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

  it('leaves out what the fonts lack', async () => {
    const pages = await readPages(makeSampleReport({ candidateName: 'Asha 😀 李 & <Rao>' }));
    expect(pages[0]).toContain('Asha & <Rao>');
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

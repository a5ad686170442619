import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport, type RenderOptions } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { handMadeDocument } from '#test/functions/adapters/pdf/support/hand-made-document.ts';

async function open(document: ReportDocument, options?: RenderOptions) {
  return getDocumentProxy(new Uint8Array(await renderReport(document, options)));
}

async function textOf(document: ReportDocument, options?: RenderOptions): Promise<string[]> {
  const { text } = await extractText(await open(document, options), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('a document with every kind of block', () => {
  const document = handMadeDocument();
  let pages: string[];
  beforeAll(async () => {
    pages = await textOf(document);
  });

  it('opens with who, what and when', () => {
    for (const words of ['Assessment report', 'Priya Srivastava', 'TrueIn Assessment · 21 November 2026', '60 of 60'])
      expect(pages[0]).toContain(words);
  });

  it('has the title of every section, in order', () => {
    const all = pages.join(' ');
    const places = document.sections.slice(1).map(({ title }) => all.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('has the appendix on request only', async () => {
    expect(pages.join(' ')).not.toContain('Every remark');
    const all = (await textOf(document, { withAppendix: true })).join(' ');
    for (let index = 1; index <= 60; index += 1) expect(all).toContain(`this evening, number ${index}.`);
  });

  it('says whose report it is and counts its pages', () => {
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  });
});

describe('the file', () => {
  it('is the same for equal documents, whatever was made in between', async () => {
    const first = await renderReport(handMadeDocument());
    await renderReport(handMadeDocument({ candidateName: 'प्रिया श्रीवास्तव क्षितिज office' }));
    expect(Buffer.compare(first, await renderReport(handMadeDocument()))).toBe(0);
  });

  it('is tagged, in English of India, with a title, bookmarks and a date of the attempt', async () => {
    const pdf = await open(handMadeDocument({ candidateName: 'R & D <x>' }));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: 'TrueIn assessment report: R   D  x',
      Language: 'en-IN',
      CreationDate: 'D:20261120193000Z',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(handMadeDocument().sections.map(({ title }) => title));
  });
});

import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport, type RenderOptions } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';

async function open(document: ReportDocument, options?: RenderOptions) {
  return getDocumentProxy(new Uint8Array(await renderReport(document, options)));
}

async function textOf(document: ReportDocument, options?: RenderOptions): Promise<string[]> {
  const { text } = await extractText(await open(document, options), { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

describe('a report with every kind of block', () => {
  // In India it is the next day.
  const document = makeReportDocument({ endedAt: Date.UTC(2026, 10, 20, 19, 30) });
  let pages: string[];
  beforeAll(async () => {
    pages = await textOf(document);
  });

  it('shows title, name, quiz and India’s date on the cover', () => {
    for (const words of ['Assessment report', 'Asha Rao', 'TrueIn Assessment · 21 November 2026'])
      expect(pages[0]).toContain(words);
  });

  it('prints the titles of all sections in order', () => {
    const all = pages.join(' ');
    const places = document.sections.slice(1).map(({ title }) => all.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual([...places].sort((a, b) => a - b));
  });

  it('includes the appendix on request only', async () => {
    expect(pages.join(' ')).not.toContain('All your answers');
    const all = (await textOf(document, { withAppendix: true })).join(' ');
    const situations = (document.appendix?.blocks ?? []).flatMap((block) =>
      block.kind === 'moments' ? block.moments.map(({ situation }) => situation) : [],
    );
    expect(situations).toHaveLength(15);
    expect(situations.filter((situation) => !all.includes(situation))).toEqual([]);
  });

  it('numbers its pages', () => {
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  });
});

describe('the PDF file', () => {
  it('is tagged, and has language, title, bookmarks and the attempt’s date', async () => {
    const pdf = await open(makeReportDocument({ candidateName: 'R & D <x>' }));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: 'TrueIn assessment report: R   D  x',
      Language: 'en-IN',
      CreationDate: 'D:20261104060000Z',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    expect(outline.map(({ title }) => title)).toEqual(makeReportDocument().sections.map(({ title }) => title));
  });
});

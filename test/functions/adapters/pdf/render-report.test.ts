import { extractText, getDocumentProxy, getMeta } from 'unpdf';
import { beforeAll, describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { svgOf } from '#functions/adapters/pdf/svg.ts';
import { comparisonBar } from '#functions/domain/reports/charts/drawings.ts';
import { reportData, type RenderOptions } from '#functions/adapters/pdf/report-data.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';
import { readOperators } from './support/read-operators.ts';

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
    for (const words of ['What your 60 answers show', 'Asha Rao', 'TrueIn Assessment · 21 November 2026'])
      expect(pages[0]).toContain(words);
    expect(pages[0]).not.toContain('Your report');
  });

  it.each([
    ['score and interval of a main parameter', 'Ambition and Vision 78 of 100 (59–91)'],
    ['score and interval of a sub-parameter', 'Goal Clarity 1 82 (63–95)'],
    ['a strength', 'Your strengths Two of four. Initiative You chose the strongest option each time.'],
    ['the SWOT’s fields', 'Strengths • Initiative Weaknesses No area is clearly below the middle.'],
    ['the reason for a score that is missing', 'Leading People 5 not enough answers (1 of 3)'],
    ['a quotient', '52–85 71 EQ Emotional Quotient'],
    ['the answers of each kind', 'Belief, Ethics and Values 6 4 2'],
    ['a finding’s score', '88 (69–100)'],
    ['a change between sittings', '45 80 higher'],
    ['no change between sittings', '60 63 no reliable change'],
    ['a step with its number', '1 Initiative Tell one person what you cannot take on. When: Next time it comes up.'],
    ['a fact', 'Question bank Version 1'],
  ])('prints %s', (_, words) => {
    expect(pages.join(' ')).toContain(words);
  });

  it('includes what each answer says on request only', async () => {
    expect(pages.join(' ')).not.toContain('What each answer says');
    const all = (await textOf(document, { withAppendix: true })).join(' ');
    expect(all.match(/\bAppendix\b/g)).toHaveLength(1);
    const situations = document.appendix.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'moments' ? block.moments.map(({ situation }) => situation) : [])),
    );
    expect(situations).toHaveLength(15);
    expect(situations.filter((situation) => !all.includes(situation))).toEqual([]);
  });

  it('numbers its pages', () => {
    pages.forEach((page, index) => expect(page).toContain(`Page ${index + 1} of ${pages.length}`));
  });
});

it.each([
  ['the scores: a line at each of 20', 'scores', 2.2, 20],
  ['the comparison: a line at each of 3 × 2 scores', 'comparison', 2.2, 6],
  ['the choices: an edge around each of 5 × 3 parts and of 3 in the legend', 'choices', 0.8, 18],
])('charts have a bar in each row; %s', async (_, id, lineWidth, count) => {
  const { sections } = makeReportDocument();
  const [cover] = sections;
  const kept = sections.filter((section) => section.id === id);
  const pdf = await open(makeReportDocument({ sections: cover ? [{ ...cover, blocks: [] }, ...kept] : kept }));
  const operators = await readOperators(await pdf.getPage(2));
  const lines = operators.filter(
    ({ name, args: [width] }) => name === 'setLineWidth' && Math.abs(Number(width) - lineWidth) < 0.01,
  );
  expect(lines).toHaveLength(count);
});

it('the bars of a comparison go from the earlier scores to the new ones', () => {
  const blocks = makeReportDocument().sections.flatMap((section) => section.blocks);
  const rows = blocks.flatMap((block) => (block.kind === 'comparison' ? block.rows : []));
  const bars = rows.map(({ before, now, hue }) => ({ bar: svgOf(comparisonBar(before, now, 200), hue) }));
  const { sections } = reportData(makeReportDocument(), {});
  expect(sections.find(({ id }) => id === 'comparison')?.blocks).toMatchObject([{ rows: bars }]);
});

describe('the PDF file', () => {
  it('conforms to PDF/UA-1, and has language, title, bookmarks and the attempt’s date', async () => {
    const file = await renderReport(makeReportDocument({ candidateName: 'R & D <x>' }));
    expect(Buffer.from(file).toString('latin1')).toContain('<pdfuaid:part>1</pdfuaid:part>');
    const pdf = await getDocumentProxy(new Uint8Array(file));
    const { info } = await getMeta(pdf);
    expect(info).toMatchObject({
      Title: 'TrueIn assessment report: R & D <x>',
      Language: 'en-IN',
      CreationDate: 'D:20261104060000Z',
    });
    expect(await pdf.getMarkInfo()).toMatchObject({ Marked: true });
    const outline = await pdf.getOutline();
    const { sections, appendix } = makeReportDocument();
    const [first, ...titles] = [...sections, ...appendix.slice(1)].map(({ title }) => title);
    expect(outline.map(({ title }) => title)).toEqual([first]);
    expect(outline[0]?.items).toMatchObject(titles.map((title) => ({ title })));
  });
});

import { getDocumentProxy } from 'unpdf';
import { describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { makeSampleReport, pillars } from '#test/functions/domain/report/sample-report.ts';
import { readPages } from './read-pages.ts';

describe('pages', () => {
  const headings = [
    'Strengths',
    'Strengths cum weaknesses',
    'Weaknesses',
    'What your answers say',
    'How to read this report',
    ...pillars,
  ];

  it('leave no heading alone at their end and part no paragraph', async () => {
    for (let count = 20; count <= 60; count += 4) {
      const pages = await readPages(makeSampleReport({ count }));
      for (const page of pages.slice(1)) {
        const body = page.replace(/TrueIn assessment report · .*$/, '').trimEnd();
        expect(headings.filter((heading) => body.endsWith(heading) || body.endsWith(`${heading}, continued`))).toEqual(
          [],
        );
        expect(page.match(/helped them\./g)?.length).toBe(page.match(/Remark \d/g)?.length);
      }
      expect(pages.some((page) => /^(?!What your).*, continued Remark/.test(page))).toBe(count > 20);
    }
  });

  it('keep to their margins, whatever the texts', async () => {
    const base = makeSampleReport();
    const long = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ');
    const parameters = base.parameters.map((parameter, index) =>
      index === 1 ? { ...parameter, name: long } : parameter,
    );
    const weaknesses = [{ text: long, questionNumber: 1, parameter: long }];
    const phrases = { strengths: [], strengthsCumWeaknesses: [], remarks: [], ...base.phrases, weaknesses };
    const report = { ...base, candidateName: long, quizName: long, parameters, phrases };
    const pdf = await getDocumentProxy(new Uint8Array(await renderReport(report)));
    for (let number = 1; number <= pdf.numPages; number += 1) {
      const { items } = await (await pdf.getPage(number)).getTextContent();
      const placed = items.flatMap((item) =>
        'str' in item && item.str.trim()
          ? [{ text: item.str, x: item.transform[4], y: item.transform[5], width: item.width }]
          : [],
      );
      const outside = placed.filter(
        ({ x, y, width }) => x < 55 || x + width > 541 || y > 790 || (y < 76 && y > 45) || y < 30,
      );
      expect(outside).toEqual([]);
    }
  });

  it('repeat the head of a table that goes over pages', async () => {
    const base = makeSampleReport();
    const parameters = Array.from({ length: 40 }, (_, index) => ({
      ...base.total,
      subParameters: [base.total],
      name: `Parameter ${index + 1}`,
    }));
    const pages = await readPages({ ...base, parameters });
    expect(pages.filter((page) => page.includes('Percent of range Points (range) Answers')).length).toBeGreaterThan(2);
    expect(pages[0]).toContain('The first 14 of 40 parameters');
  });
});

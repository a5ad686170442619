import { describe, expect, it } from 'vitest';
import { contentBottom } from '#functions/adapters/pdf/page-style.ts';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { about, reportOf } from '#test/functions/domain/reports/people/people.ts';
import { makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';
import { readItems } from '#test/functions/adapters/pdf/support/read-items.ts';

/** `areas` of one question each, in so many main parameters. */
function bankOf(pillars: number, areas: number, areaName: (index: number) => string) {
  const questions = Array.from({ length: areas }, (_, index) =>
    makeQuestion(index + 1, { category: `Pillar ${index % pillars}`, subCategory: areaName(index) }),
  );
  return { questions, map: [] };
}

/** The texts of each page, without the footer. */
async function pagesOf(bank: ReturnType<typeof bankOf>): Promise<string[][]> {
  const pages = await readItems(await renderReport(reportOf({ bank, choose: about(4), seed: 3 })));
  return pages.map((items) => items.filter(({ top }) => top < contentBottom + 5).map(({ text }) => text.trim()));
}

describe('the pages of a report about an unusual bank', () => {
  it('keep a main parameter and its only row on one page', async () => {
    const pages = await pagesOf(bankOf(8, 8, (index) => `Part of ${index}`));
    const rows = Array.from({ length: 8 }, (_, index) => `Part of ${index}`);
    for (const texts of pages.slice(1))
      expect(texts.filter((text) => rows.includes(text)).map((text) => text.replace('Part of', 'Pillar'))).toEqual(
        texts.filter((text) => /^Pillar \d$/.test(text)),
      );
  });

  it.each([8, 12, 16, 20, 24])(
    'keep the profile’s heading with its first rows, with %i long names in each parameter',
    async (each) => {
      const long = (index: number) => `Sub-parameter number ${index} with quite a long name for a label`;
      const pages = await pagesOf(bankOf(8, 8 * each, long));
      const first = pages.find((texts) => texts.includes('Your profile'));
      expect(first?.join(' ')).toMatch(/Your profile .+ Pillar 0 .*Sub-parameter number 0/);
    },
  );
});

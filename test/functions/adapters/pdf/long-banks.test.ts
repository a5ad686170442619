import { describe, expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { Block, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { about, reportOf } from '#test/functions/domain/reports/people/people.ts';
import { makeQuestion } from '#test/functions/domain/reports/people/sample-report.ts';
import { makeReportDocument, moment } from '#test/support/reports/make-report-document.ts';
import { paper, readItems } from './support/read-items.ts';

/** The texts of each page, without the footer. */
const pagesOf = async (report: Parameters<typeof renderReport>[0]): Promise<string[][]> =>
  (await readItems(await renderReport(report, { withAppendix: true }))).map((items) =>
    items.filter(({ top }) => top < paper.bottom + 5).map(({ text }) => text.trim()),
  );

describe('the pages of a report about an unusual bank', () => {
  it.each([8, 16, 24])(
    'keep the heading of the scores with its first rows, with %i long names in each parameter',
    async (each) => {
      const questions = Array.from({ length: 8 * each }, (_, index) =>
        makeQuestion(index + 1, {
          category: `Pillar ${index % 8}`,
          subCategory: `Sub-parameter number ${index} with quite a long name for a label`,
        }),
      );
      const pages = await pagesOf(reportOf({ bank: { questions, map: [] }, choose: about(4), seed: 3 }));
      const first = pages.find((texts) => texts.includes('All your scores'));
      expect(first?.join(' ')).toMatch(/All your scores .+ Pillar 0 .*Sub-parameter number 0/);
    },
  );

  it.each(['An answer of many words. ', '选择了很长的答案。', 'बहुत लंबा उत्तर है। '])(
    'lose nothing of an answer that is longer than a page: %s',
    async (sentence) => {
      const count = 400;
      const situation = Array.from({ length: count }, (_, index) => `${sentence}${index}`).join(' ');
      const { sections } = makeReportDocument();
      const answers: Block = { kind: 'moments', moments: [{ ...moment('Initiative'), situation, phrase: 'The end.' }] };
      const appendix: ReportSection[] = [{ id: 'answers', title: 'All answers', blocks: [answers] }];
      const text = (await pagesOf(makeReportDocument({ sections: sections.slice(0, 1), appendix }))).flat().join(' ');
      expect(text).toMatch(new RegExp(`\\b${count - 1}\\b`));
      expect(text).toContain('The end.');
    },
  );
});

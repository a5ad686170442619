import { extractText, getDocumentProxy } from 'unpdf';
import { expect, it } from 'vitest';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import { makeReportDocument } from '#test/support/reports/make-report-document.ts';

it('the comparison prints the earlier score, the present one, and whether they differ reliably', async () => {
  const file = new Uint8Array(await renderReport(makeReportDocument()));
  const { text } = await extractText(await getDocumentProxy(file), { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  expect(words).toContain('45 80 changed');
  expect(words).toContain('60 63 no reliable change');
  expect(words).toContain('55 58 no reliable change');
});

import { extractText, getDocumentProxy } from 'unpdf';
import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';

/** The text of each page, on one line. */
export async function readPages(report: AttemptReport): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(await renderReport(report)));
  const { text } = await extractText(pdf, { mergePages: false });
  return text.map((page) => page.replace(/\s+/g, ' '));
}

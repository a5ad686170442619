import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeSampleReport, sampleFooter } from '#infra/local/seed/sample-report.ts';

/** The sample report as what the page is made of, and as its PDF: both by the code that makes everybody's. */
export async function makeSampleFiles(): Promise<{ document: ReportDocument; pdf: Uint8Array }> {
  const document = makeSampleReport();
  return { document, pdf: await renderReport(document, { notice: sampleFooter }) };
}

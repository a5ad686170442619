import { renderReport } from '#functions/adapters/pdf/render-report.ts';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { makeSampleReport, sampleFooter } from '#infra/local/seed/sample-report.ts';

/** The sample report as document and as PDF, made by the same code as every report. */
export async function makeSampleFiles(): Promise<{ document: ReportDocument; pdf: Uint8Array }> {
  const document = makeSampleReport();
  return { document, pdf: await renderReport(document, { notice: sampleFooter }) };
}

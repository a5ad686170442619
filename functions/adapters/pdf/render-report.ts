import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { NodeCompiler, PdfStandard } from '@myriaddreamin/typst-ts-node-compiler';
import type { ReportDocument } from '#functions/domain/reports/document/report-document.ts';
import { fontsFolder } from './printable.ts';
import { reportData, type RenderOptions } from './report-data.ts';

const typst = '@myriaddreamin/typst-ts-node-compiler';
const { version } = createRequire(import.meta.url)(`${typst}/package.json`) as { version: string };
/** What draws reports. Another engine may make other bytes of the same document. */
export const engine = `typst.ts ${version}`;

const template = readFileSync(new URL('report.typ', import.meta.url), 'utf8');
const compiler = openCompiler();
/** Number of reports after which an unused layout is forgotten: the fixed texts stay, a person's texts do not. */
const keptReports = 3;

/** Typst also looks for the machine's fonts. Without them a report looks the same everywhere. */
function openCompiler(): NodeCompiler {
  const fonts = fileURLToPath(fontsFolder);
  const { FONTCONFIG_FILE: before } = process.env;
  process.env['FONTCONFIG_FILE'] = `${fonts}no-system-fonts.conf`;
  try {
    return NodeCompiler.create({ workspace: fonts, fontArgs: [{ fontPaths: [fonts] }] });
  } finally {
    if (before === undefined) delete process.env['FONTCONFIG_FILE'];
    else process.env['FONTCONFIG_FILE'] = before;
  }
}

/** The document as a PDF that conforms to PDF/UA-1. On one version of the engine equal documents give equal bytes. */
export async function renderReport(document: ReportDocument, options: RenderOptions = {}): Promise<Uint8Array> {
  const inputs = { report: JSON.stringify(reportData(document, options)) };
  try {
    return compiler.pdf(
      { mainFileContent: template, inputs },
      { pdfStandard: PdfStandard.UA_1, creationTimestamp: Math.floor(document.endedAt / 1000) },
    );
  } catch {
    // Typst's message quotes texts of the report, which no log may have.
    throw new Error(`Typst could not draw the report of attempt ${document.attemptId}.`);
  } finally {
    compiler.evictCache(options.withAppendix ? 0 : keptReports);
  }
}

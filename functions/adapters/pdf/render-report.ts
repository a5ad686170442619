import PDFDocument from 'pdfkit';
import type { AttemptReport } from '#functions/domain/report/attempt-report.ts';
import { writeCover } from './cover.ts';
import type { Pdf } from './draw-text.ts';
import type { Flow } from './flow.ts';
import { fontBytes } from './font-bytes.ts';
import { paper } from './look.ts';
import { writeFooters } from './page-footers.ts';
import { writePhraseSections } from './phrase-sections.ts';
import { printable } from './printable.ts';
import { writeReadingNotes } from './reading-notes.ts';
import { writeScores } from './score-table.ts';

/** The report as a tagged PDF on A4. */
export const renderReport = async (report: AttemptReport): Promise<Uint8Array> => {
  const pdf = openPdf(report);
  const tree = pdf.struct('Document');
  pdf.addStructure(tree);
  const flow: Flow = { pdf, tree, y: paper.top };
  writeCover(flow, report);
  writeScores(flow, report);
  writePhraseSections(flow, report);
  writeReadingNotes(flow, report);
  tree.end();
  writeFooters(pdf, printable(report.candidateName));
  return bytesOf(pdf);
};

/** Every date and id in the file comes from the report, so that equal reports give equal bytes. */
function openPdf(report: AttemptReport): Pdf {
  const ended = new Date(report.endedAt);
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    bufferPages: true,
    // None, so that pdfkit never looks for the data of a standard font, which a bundle does not have.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      // pdfkit writes it into XML as it is.
      Title: `TrueIn assessment report: ${printable(report.candidateName).replace(/[<>&]/g, ' ').trim()}`,
      Author: 'TrueIn',
      Subject: `Attempt ${report.attemptId}`,
      Creator: 'TrueIn',
      Producer: 'TrueIn',
      CreationDate: ended,
      ModDate: ended,
    },
  });
  // Fresh fonts for each file: fontkit keeps what it has shaped, and that would show in the next file.
  pdf.registerFont('regular', fontBytes('regular'));
  pdf.registerFont('semibold', fontBytes('semibold'));
  return pdf;
}

async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

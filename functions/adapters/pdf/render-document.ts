import PDFDocument from 'pdfkit';
import { documentLabels } from '#functions/domain/report/document-labels.ts';
import type { ReportDocument } from '#functions/domain/report/report-document.ts';
import { belowBand, drawBand } from './document-cover.ts';
import type { Pdf } from './draw-text.ts';
import { fontBytes, weights } from './font-bytes.ts';
import { paper } from './look.ts';
import { writeFooters } from './page-footers.ts';
import { paginate } from './paginate.ts';
import { lazily, openTag, type Piece, type Tag } from './piece.ts';
import { printable, printableName } from './printable.ts';
import { blockPieces, sectionPieces } from './section-pieces.ts';

export interface RenderOptions {
  /** Every moment of the appendix, after the rest. */
  withAppendix?: boolean;
}

/** The document as a tagged PDF on A4. Equal documents give equal bytes. */
export async function renderReport(
  document: ReportDocument,
  { withAppendix = false }: RenderOptions = {},
): Promise<Uint8Array> {
  const pdf = openPdf(document);
  const tree = pdf.struct('Document');
  pdf.addStructure(tree);
  drawPages(pdf, tree, document, withAppendix);
  tree.end();
  writeFooters(pdf, printableName(document.candidateName) ?? printable(document.quizName));
  return bytesOf(pdf);
}

function drawPages(pdf: Pdf, tree: Tag, document: ReportDocument, withAppendix: boolean): void {
  const appendix = withAppendix && document.appendix ? [document.appendix] : [];
  const sections = [...document.sections, ...appendix];
  const [cover] = sections;
  const inner = cover?.id === 'cover' ? sections.slice(1) : sections;
  const partOf = () => openTag(pdf, tree, 'Sect');
  if (cover?.id === 'cover') {
    const desk = { pdf, tree: partOf() };
    drawBand(desk, document, cover);
    draw(pdf, blockPieces(desk, cover.blocks), belowBand);
  }
  if (inner.length === 0) return;
  if (cover?.id === 'cover') pdf.addPage();
  const pieces = inner.map((section) => {
    const part = lazily(partOf);
    return sectionPieces(
      {
        pdf,
        get tree() {
          return part();
        },
      },
      section,
    );
  });
  drawPlaced(pdf, paginate(pieces));
}

function draw(pdf: Pdf, pieces: readonly Piece[], from: number): void {
  drawPlaced(pdf, paginate([pieces], from));
}

function drawPlaced(pdf: Pdf, { placed }: ReturnType<typeof paginate>): void {
  let page = 0;
  for (const { page: wanted, y, piece } of placed) {
    for (; page < wanted; page += 1) pdf.addPage();
    const isFirst = y === paper.top + (piece.again?.height ?? 0);
    if (isFirst) piece.again?.draw(paper.top);
    piece.draw(y);
  }
}

/** Every date and id in the file comes from the document. */
function openPdf(document: ReportDocument): Pdf {
  const ended = new Date(document.endedAt);
  const owner = printableName(document.candidateName) ?? documentLabels.noName;
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
      Title: `TrueIn assessment report: ${owner.replace(/[<>&]/g, ' ').trim()}`,
      Author: 'TrueIn',
      Subject: `Attempt ${document.attemptId}`,
      Creator: 'TrueIn',
      Producer: 'TrueIn',
      CreationDate: ended,
      ModDate: ended,
    },
  });
  // Fresh fonts for each file: fontkit keeps what it has shaped, and that would show in the next file.
  for (const weight of weights) pdf.registerFont(weight, fontBytes(weight));
  return pdf;
}

async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

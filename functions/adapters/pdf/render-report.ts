import PDFDocument from 'pdfkit';
import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { ReportDocument, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { belowBand, drawBand, countFooterFacts, moveToFooter } from './cover.ts';
import { type Pdf, decorate, drawLine, shortened } from '#functions/adapters/pdf/text/draw-text.ts';
import { paper, styles, contentWidth } from './page-style.ts';
import { stretchShortPages } from './stretch-short-pages.ts';
import { paginate, type Placed } from './paginate.ts';
import { lazily, openTag, type DrawingContext, type PagePiece, type Tag } from './page-piece.ts';
import { printable, printableName } from '#functions/adapters/pdf/text/printable.ts';
import { blockPieces, sectionPieces } from './section-pieces.ts';

export interface RenderOptions {
  /** Adds every moment of the appendix at the end. */
  withAppendix?: boolean;
  /** Replaces the candidate's name on every page and in the title, for a report of no real person. */
  notice?: string;
}

/** The document as a tagged PDF on A4. Equal documents give equal bytes. */
export async function renderReport(
  document: ReportDocument,
  { withAppendix = false, notice }: RenderOptions = {},
): Promise<Uint8Array> {
  const owner = notice ?? printableName(document.candidateName);
  const pdf = openPdf(document, owner ?? documentLabels.noName);
  const tree = pdf.struct('Document');
  pdf.addStructure(tree);
  drawPages(pdf, tree, document, withAppendix);
  tree.end();
  writeFooters(pdf, owner ?? printable(document.quizName));
  return bytesOf(pdf);
}

/** A report with more pages gets tighter spacing. */
const wantedPages = 9;

function drawPages(pdf: Pdf, tree: Tag, document: ReportDocument, withAppendix: boolean): void {
  const [cover, ...rest] = document.sections;
  const hasCover = cover?.id === 'cover';
  if (hasCover) {
    const context = { pdf, tree: openTag(pdf, tree, 'Sect'), ...stylesOf(cover) };
    drawBand(context, document, cover);
    drawPlaced(pdf, moveToFooter(stretchShortPages(layOutCover(context, cover)), countFooterFacts(cover)));
  }
  const sections = hasCover ? rest : document.sections;
  const appendix = withAppendix && document.appendix ? [document.appendix] : [];
  const layOut = (isCompact: boolean) =>
    paginate([...sections, ...appendix].map((section) => piecesOf(pdf, tree, section, isCompact)));
  if (sections.length + appendix.length === 0) return;
  if (hasCover) pdf.addPage();
  const layout = layOut(false);
  const isLong = appendix.length === 0 && layout.pageCount > wantedPages;
  const compact = isLong ? layOut(true) : layout;
  const { placed } = compact.pageCount < layout.pageCount ? compact : layout;
  drawPlaced(pdf, stretchShortPages(placed));
}

/** Radii of the profile's shape; the smaller ones make room for a note on the cover. */
const [shapeRadius, ...smallerRadii] = [118, 104, 90, 76];

/** Lays out the cover on one page, with the largest shape that leaves its facts in place. */
function layOutCover(context: DrawingContext, { blocks }: ReportSection): Placed[] {
  const layOut = (radius: number) => paginate([blockPieces({ ...context, shapeRadius: radius }, blocks)], belowBand);
  let layout = layOut(shapeRadius);
  for (const radius of smallerRadii) if (layout.pageCount > 1) layout = layOut(radius);
  return layout.placed;
}

function piecesOf(pdf: Pdf, tree: Tag, section: ReportSection, isCompact: boolean): PagePiece[] {
  const part = lazily(() => openTag(pdf, tree, 'Sect'));
  const context: DrawingContext = {
    pdf,
    get tree() {
      return part();
    },
    ...stylesOf(section, isCompact),
  };
  const pieces = sectionPieces(context, section);
  return isCompact ? pieces.map((piece) => ({ ...piece, above: piece.above * 0.7 })) : pieces;
}

/** Sets the summary larger and the small print smaller. */
function stylesOf(
  { id }: ReportSection,
  isCompact = false,
): Pick<DrawingContext, 'lead' | 'text' | 'dialRadius' | 'shapeRadius'> {
  const { opening, closeOpening, reading, text, fine, sectionLead } = styles;
  const radii = { dialRadius: isCompact ? 50 : 62, shapeRadius };
  if (id === 'summary') return { lead: isCompact ? closeOpening : opening, text: isCompact ? fine : reading, ...radii };
  if (id === 'cover') return { lead: closeOpening, text, ...radii };
  if (id === 'reading') return { lead: sectionLead, text: isCompact ? fine : reading, ...radii };
  return { lead: sectionLead, text: id === 'method' || id === 'swot' ? fine : text, ...radii };
}

function drawPlaced(pdf: Pdf, placed: readonly Placed[]): void {
  let page = 0;
  for (const { page: wanted, y, piece } of placed) {
    for (; page < wanted; page += 1) pdf.addPage();
    const isFirst = y === paper.top + (piece.repeatedHeader?.height ?? 0);
    if (isFirst) piece.repeatedHeader?.draw(paper.top);
    piece.draw(y);
  }
}

/** Opens the PDF. Every date and id in the file comes from the document, so that equal documents give equal bytes. */
function openPdf(document: ReportDocument, owner: string): Pdf {
  const ended = new Date(document.endedAt);
  const pdf = new PDFDocument({
    size: [paper.width, paper.height],
    margin: 0,
    bufferPages: true,
    // No default font: pdfkit would look for the data of a standard font, which a bundle does not contain.
    font: '',
    pdfVersion: '1.7',
    tagged: true,
    lang: 'en-IN',
    displayTitle: true,
    info: {
      // pdfkit writes the title into XML without escaping it.
      Title: `TrueIn assessment report: ${owner.replace(/[<>&]/g, ' ').trim()}`,
      Author: 'TrueIn',
      Subject: `Attempt ${document.attemptId}`,
      Creator: 'TrueIn',
      Producer: 'TrueIn',
      CreationDate: ended,
      ModDate: ended,
    },
  });
  return pdf;
}

async function bytesOf(pdf: Pdf): Promise<Uint8Array> {
  pdf.end();
  const chunks: Uint8Array[] = [];
  for await (const chunk of pdf) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks);
}

/** Writes the owner's name and `Page 2 of 9` on every page. */
function writeFooters(pdf: Pdf, owner: string): void {
  const { start, count } = pdf.bufferedPageRange();
  const top = paper.height - 46;
  const name = shortened(pdf, `TrueIn assessment report · ${owner}`, styles.small, contentWidth - 90);
  for (let page = start; page < start + count; page += 1) {
    pdf.switchToPage(page);
    decorate(
      pdf,
      () => {
        drawLine(pdf, name, styles.small, paper.left, top);
        drawLine(pdf, `Page ${page + 1} of ${count}`, styles.small, paper.left + contentWidth, top, 'right');
      },
      'Pagination',
    );
  }
}

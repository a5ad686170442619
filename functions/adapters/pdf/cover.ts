import type { ReportDocument, ReportSection } from '#functions/domain/reports/document/report-document.ts';
import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import { dayOf } from '#functions/domain/reports/document/figure-words.ts';
import { decorate, drawLine, type Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, contentBottom, contentWidth, paper, styles } from './page-style.ts';
import type { Placed } from './paginate.ts';
import { addTag, type DrawingContext } from './page-piece.ts';
import { drawGhost, drawMark } from './profile-shape.ts';
import { printable, printableName } from '#functions/adapters/pdf/text/printable.ts';
import { drawSet, setText, type SetText } from '#functions/adapters/pdf/text/typeset.ts';

const bandHeight = 268;
const { left } = paper;
const maxNameLines = 3;

/** Top of the cover's content below the band. */
export const belowBand = bandHeight + 26;

/** Draws the cover's band: the candidate, the quiz and the date. */
export function drawBand(
  { pdf, tree }: DrawingContext,
  document: ReportDocument,
  { title }: Pick<ReportSection, 'title'>,
): void {
  decorate(pdf, () => {
    pdf.rect(0, 0, paper.width, bandHeight).fill(colours.ink);
    pdf.save().rect(0, 0, paper.width, bandHeight).clip();
    drawGhost(pdf, { x: paper.width - 96, y: bandHeight / 2 + 12, radius: 172 });
    pdf.restore();
    pdf.rect(0, bandHeight, paper.width, 3).fill(colours.marigold);
    drawMark(pdf, { x: left + 19, y: 66, radius: 20 });
    drawLine(pdf, 'TrueIn', styles.wordmark, left + 50, 54);
  });
  pdf.outline.addItem(printable(title), { expanded: false });
  const name = nameLines(pdf, printableName(document.candidateName) ?? documentLabels.noName);
  const bottom = bandHeight - 62;
  const top = bottom - name.height;
  const kicker = setText(pdf, title, styles.kicker, contentWidth);
  const of = setText(pdf, `${document.quizName} · ${dayOf(document.endedAt)}`, styles.coverQuiz, contentWidth);
  addTag(pdf, tree, 'H1', () => drawSet(pdf, { ...kicker, lines: kicker.lines.slice(0, 1) }, left, top - 22));
  addTag(pdf, tree, 'P', () => drawSet(pdf, name, left, top));
  addTag(pdf, tree, 'P', () => drawSet(pdf, { ...of, lines: of.lines.slice(0, 2) }, left, bottom + 8));
}

/** The number of a cover's pieces that are its facts. */
export function countFooterFacts({ blocks }: Pick<ReportSection, 'blocks'>): number {
  const last = blocks.at(-1);
  return last?.kind === 'facts' ? last.items.length : 0;
}

/** Moves the last pieces to the foot of the page, regardless of the content above. */
export function moveToFooter(placed: readonly Placed[], count: number): Placed[] {
  const last = placed.at(-1);
  if (!last || last.page > 0) return [...placed];
  const space = Math.max(0, contentBottom - (last.y + last.piece.height));
  return placed.map((one, index) => (index < placed.length - count ? one : { ...one, y: one.y + space }));
}

/** Sets the name as large as it fits; cuts a very long one after three lines. */
function nameLines(pdf: Pdf, text: string): SetText {
  const large = setText(pdf, text, styles.name, contentWidth);
  const set = large.lines.length <= 2 ? large : setText(pdf, text, styles.longName, contentWidth);
  const lines = set.lines.slice(0, maxNameLines);
  return { ...set, lines, height: lines.length * set.style.leading };
}

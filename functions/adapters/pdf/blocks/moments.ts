import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { Moment } from '#functions/domain/reports/document/report-document.ts';
import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, main, paper, right, side, styles } from '#functions/adapters/pdf/page-style.ts';
import {
  addTag,
  placeBeside,
  textPieces,
  type DrawingContext,
  type PagePiece,
} from '#functions/adapters/pdf/page-piece.ts';
import { drawSet, setAfterLabel, setText } from '#functions/adapters/pdf/text/typeset.ts';

/** Draws the question's situation, the chosen answer, and the bank's comment on it. */
export function momentPieces(
  context: DrawingContext,
  { situation, answer, phrase, nextStep }: Moment,
  above = 0,
): PagePiece[] {
  return [
    ...textPieces(context, situation, styles.quiet, { ...main, above }),
    labelled(context, documentLabels.chosen, answer, 2),
    ...textPieces(context, phrase, styles.fineStrong, { ...main, above: 2 }),
    ...(nextStep ? [labelled(context, documentLabels.nextStep, nextStep, 2)] : []),
  ];
}

/** A text with its label before it. */
function labelled({ pdf, tree }: DrawingContext, label: string, text: string, above: number): PagePiece {
  const { fine, smallLabel } = styles;
  const head = setText(pdf, `${label}:`, { ...smallLabel, leading: fine.leading }, main.width);
  const body = setAfterLabel(pdf, head, text, fine);
  return {
    height: body.height,
    above,
    draw: (y) =>
      addTag(pdf, tree, 'P', () => {
        drawSet(pdf, head, main.x, y);
        const [first = '', ...rest] = body.lines;
        drawSet(pdf, { ...body, lines: [first] }, main.x + body.indent, y);
        drawSet(pdf, { ...body, lines: rest }, main.x, y + fine.leading);
      }),
  };
}

/** The heading of a moment: the scales it belongs to. */
export function momentHead(
  { pdf, tree }: DrawingContext,
  { parameter, subParameter }: Pick<Moment, 'parameter' | 'subParameter'>,
): Pick<PagePiece, 'height' | 'draw'> {
  const name = setText(pdf, subParameter || parameter, styles.scaleName, side.width);
  const of = setText(pdf, subParameter && parameter !== subParameter ? parameter : '', styles.quiet, side.width);
  return {
    height: name.height + of.height,
    draw: (y) => {
      addTag(pdf, tree, 'P', () => drawSet(pdf, name, side.x, y));
      if (of.height > 0) addTag(pdf, tree, 'P', () => drawSet(pdf, of, side.x, y + name.height));
    },
  };
}

/** Draws a thin line above a piece, unless it is at the top of its page. */
export function withRule(context: DrawingContext, piece: PagePiece, space: number): PagePiece {
  return {
    ...piece,
    height: piece.height + space,
    draw: (y) => {
      if (y > paper.top + 1)
        decorate(context.pdf, () => {
          context.pdf.moveTo(paper.left, y).lineTo(right, y);
          context.pdf.lineWidth(0.6).stroke(colours.rule);
        });
      piece.draw(y + space);
    },
  };
}

export function momentListPieces(context: DrawingContext, moments: readonly Moment[]): PagePiece[] {
  return moments.flatMap((moment) => {
    const [first, ...rest] = placeBeside(momentHead(context, moment), momentPieces(context, moment));
    if (!first) return [];
    return keepTogether([{ ...withRule(context, first, 8), above: 10 }, ...rest]);
  });
}

/** Keeps the pieces on one page. */
export function keepTogether(pieces: readonly PagePiece[]): PagePiece[] {
  return pieces.map((piece, index) => ({
    ...piece,
    keepWithNext: piece.keepWithNext === true || index < pieces.length - 1,
  }));
}

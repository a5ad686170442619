import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { Moment } from '#functions/domain/reports/document/report-document.ts';
import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, main, paper, right, side, styles } from '#functions/adapters/pdf/page-style.ts';
import { addTag, beside, textPieces, type Desk, type Piece } from '../piece.ts';
import { drawSet, setBehind, setText } from '#functions/adapters/pdf/text/typeset.ts';

/** Draws the question's situation, the chosen answer, and the bank's comment on it. */
export function momentPieces(desk: Desk, { situation, answer, phrase, nextStep }: Moment, above = 0): Piece[] {
  return [
    ...textPieces(desk, situation, styles.quiet, { ...main, above }),
    labelled(desk, documentLabels.chosen, answer, 2),
    ...textPieces(desk, phrase, styles.fineStrong, { ...main, above: 2 }),
    ...(nextStep ? [labelled(desk, documentLabels.nextStep, nextStep, 2)] : []),
  ];
}

/** A text with its label before it. */
function labelled({ pdf, tree }: Desk, label: string, text: string, above: number): Piece {
  const { fine, smallLabel } = styles;
  const head = setText(pdf, `${label}:`, { ...smallLabel, leading: fine.leading }, main.width);
  const body = setBehind(pdf, head, text, fine);
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
  { pdf, tree }: Desk,
  { parameter, subParameter }: Pick<Moment, 'parameter' | 'subParameter'>,
): Pick<Piece, 'height' | 'draw'> {
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
export function ruled(desk: Desk, piece: Piece, space: number): Piece {
  return {
    ...piece,
    height: piece.height + space,
    draw: (y) => {
      if (y > paper.top + 1)
        decorate(desk.pdf, () => {
          desk.pdf.moveTo(paper.left, y).lineTo(right, y);
          desk.pdf.lineWidth(0.6).stroke(colours.rule);
        });
      piece.draw(y + space);
    },
  };
}

export function momentListPieces(desk: Desk, moments: readonly Moment[]): Piece[] {
  return moments.flatMap((moment) => {
    const [first, ...rest] = beside(momentHead(desk, moment), momentPieces(desk, moment));
    if (!first) return [];
    return kept([{ ...ruled(desk, first, 8), above: 10 }, ...rest]);
  });
}

/** Keeps the pieces on one page. */
export function kept(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => ({ ...piece, keep: piece.keep === true || index < pieces.length - 1 }));
}

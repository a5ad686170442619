import { documentLabels } from '#functions/domain/report/document-labels.ts';
import type { Moment } from '#functions/domain/report/report-document.ts';
import { decorate } from '../draw-text.ts';
import { colours, main, paper, right, side, styles } from '../look.ts';
import { addTag, beside, setPiece, textPieces, type Desk, type Piece } from '../piece.ts';
import { drawSet, setText } from '../typeset.ts';

/** What was asked, what was chosen, and what the bank says of it. */
export function momentPieces(desk: Desk, moment: Moment, above = 0): Piece[] {
  const label = (text: string, space: number): Piece => ({
    ...setPiece(desk, setText(desk.pdf, text, styles.smallLabel, main.width), main.x, space),
    keep: true,
  });
  const text = (words: string, style: typeof styles.text | typeof styles.quiet | typeof styles.strong, space: number) =>
    textPieces(desk, words, style, { ...main, above: space });
  const { situation, answer, phrase, nextStep } = moment;
  return [
    ...text(situation, styles.quiet, above),
    label(documentLabels.chosen, 6),
    ...text(answer, styles.text, 0),
    ...text(phrase, styles.strong, 5),
    ...(nextStep ? [label(documentLabels.nextStep, 6), ...text(nextStep, styles.text, 0)] : []),
  ];
}

/** Whose scales a moment belongs to. */
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

/** A thin line above a piece, unless it stands at the top of its page. */
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
    return kept([{ ...ruled(desk, first, 12), above: 14 }, ...rest]);
  });
}

/** On one page. */
export function kept(pieces: readonly Piece[]): Piece[] {
  return pieces.map((piece, index) => ({ ...piece, keep: piece.keep === true || index < pieces.length - 1 }));
}

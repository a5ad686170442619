import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, contentWidth, main, paper, side, styles } from '#functions/adapters/pdf/page-style.ts';
import {
  addTag,
  mustStayWithNext,
  lazily,
  openTag,
  typesetPiece,
  textPieces,
  type DrawingContext,
  type PagePiece,
} from '#functions/adapters/pdf/page-piece.ts';
import { drawSet, drawSingleLine, setText } from '#functions/adapters/pdf/text/typeset.ts';

/** Draws the sentence that opens a section. */
export function leadPieces(context: DrawingContext, text: string): PagePiece[] {
  return textPieces(context, text, context.lead, { x: paper.left, width: contentWidth - 28, above: 10 });
}

export function paragraphPieces(context: DrawingContext, text: string): PagePiece[] {
  return textPieces(context, text, context.text, { ...main, above: 9 });
}

/** Draws a heading above the next block. */
export function subheadingPieces(context: DrawingContext, text: string): PagePiece[] {
  const set = setText(context.pdf, text, styles.hang, contentWidth);
  return [{ ...typesetPiece(context, set, paper.left, 26, 'H3'), keepWithNext: true }];
}

/** Draws a heading to the left of the next block. */
export function hangingHeading({ pdf, tree }: DrawingContext, text: string): Pick<PagePiece, 'height' | 'draw'> {
  const set = setText(pdf, text, styles.hang, side.width);
  return {
    height: set.height,
    draw: (y) => addTag(pdf, tree, 'H3', () => drawSet(pdf, set, side.x, y - 1)),
  };
}

const notePadding = 11;

/** Draws an important note beside a marigold rule. */
export function notePieces({ pdf, tree, text: style }: DrawingContext, text: string): PagePiece[] {
  const x = paper.left + 18;
  const set = setText(pdf, text, style, contentWidth - 18 - notePadding);
  const height = set.height + 2 * notePadding;
  return [
    {
      height,
      above: 16,
      draw: (y) => {
        decorate(pdf, () => {
          pdf.rect(paper.left, y, contentWidth, height).fill(colours.wash);
          pdf.rect(paper.left, y, 3, height).fill(colours.marigold);
        });
        addTag(pdf, tree, 'P', () => drawSet(pdf, set, x, y + notePadding));
      },
    },
  ];
}

export function listPieces(context: DrawingContext, items: readonly string[]): PagePiece[] {
  const { pdf, tree } = context;
  const list = lazily(() => openTag(pdf, tree, 'L'));
  const indent = 14;
  return items.flatMap((text, index) => {
    const item = lazily(() => openTag(pdf, list(), 'LI'));
    const pieces = textPieces(context, text, context.text, {
      x: main.x + indent,
      width: main.width - indent,
      above: index === 0 ? 9 : 5,
      tag: 'LBody',
      parent: item,
    });
    return pieces.map((piece, line) => ({
      ...piece,
      draw: (y: number) => {
        if (line === 0) addTag(pdf, item(), 'Lbl', () => drawSingleLine(pdf, '•', context.text, main.x, y));
        piece.draw(y);
      },
    }));
  });
}

export interface Fact {
  label: string;
  value: string;
}

/** Draws labels on the left and values on the right. */
export function factPieces({ pdf, tree }: DrawingContext, facts: readonly Fact[]): PagePiece[] {
  const table = lazily(() => openTag(pdf, tree, 'Table'));
  return facts.map(({ label, value }, index) => {
    const name = setText(pdf, label, styles.quiet, side.width);
    const text = setText(pdf, value, styles.fine, main.width);
    return {
      height: Math.max(name.height, text.height) + 8,
      above: index === 0 ? 12 : 0,
      keepWithNext: mustStayWithNext(facts, index),
      draw: (y) => {
        decorate(pdf, () => {
          pdf.moveTo(paper.left, y).lineTo(paper.left + contentWidth, y);
          pdf.lineWidth(0.6).stroke(colours.rule);
        });
        const row = openTag(pdf, table(), 'TR');
        addTag(pdf, row, 'TH', () => drawSet(pdf, name, side.x, y + 4), { scope: 'Row' });
        addTag(pdf, row, 'TD', () => drawSet(pdf, text, main.x, y + 4));
      },
    };
  });
}

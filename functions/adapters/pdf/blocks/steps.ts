import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import { decorate, widthOf } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, main, side, styles } from '#functions/adapters/pdf/page-style.ts';
import {
  addTag,
  placeBeside,
  lazily,
  openTag,
  textPieces,
  type DrawingContext,
  type PagePiece,
} from '#functions/adapters/pdf/page-piece.ts';
import { drawSingleLine } from '#functions/adapters/pdf/text/typeset.ts';
import { keepTogether, withRule } from './moments.ts';

export interface Step {
  step: string;
  reason: string;
}

const lineLength = 170;

/** Draws the next steps: numbered, each with a line for a date. */
export function stepPieces(context: DrawingContext, steps: readonly Step[]): PagePiece[] {
  const { pdf, tree } = context;
  const list = lazily(() => openTag(pdf, tree, 'L'));
  return steps.flatMap(({ step, reason }, index) => {
    const item = lazily(() => openTag(pdf, list(), 'LI'));
    const body = lazily(() => openTag(pdf, item(), 'LBody'));
    const place = { ...main, parent: body };
    const number = {
      height: styles.large.leading,
      draw: (y: number) =>
        addTag(pdf, item(), 'Lbl', () => drawSingleLine(pdf, String(index + 1), styles.large, side.x, y - 7)),
    };
    const dateLine: PagePiece = {
      height: 26,
      above: 6,
      draw: (y) => {
        const { text } = styles;
        const start = main.x + widthOf(pdf, documentLabels.dateLine, text) + 8;
        addTag(pdf, body(), 'P', () => drawSingleLine(pdf, documentLabels.dateLine, text, main.x, y + 8));
        decorate(pdf, () => {
          pdf.moveTo(start, y + 22).lineTo(start + lineLength, y + 22);
          pdf.lineWidth(0.8).stroke(colours.muted);
        });
      },
    };
    const [first, ...rest] = placeBeside(number, [
      ...textPieces(context, reason, styles.quiet, place),
      ...textPieces(context, step, styles.strong, { ...place, above: 4 }),
      dateLine,
    ]);
    return first ? keepTogether([{ ...withRule(context, first, 14), above: 16 }, ...rest]) : [];
  });
}

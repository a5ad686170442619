import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { Moment, ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { drawInterval, drawTrack, roundedRange, roundedScore } from '../interval-track.ts';
import {
  contentHeight,
  hueOf,
  main,
  paper,
  right,
  side,
  styles,
  textHueOf,
} from '#functions/adapters/pdf/page-style.ts';
import {
  addTag,
  placeBeside,
  heightOfPieces,
  mustStayWithNext,
  lazily,
  openTag,
  textPieces,
  type DrawingContext,
  type PagePiece,
} from '#functions/adapters/pdf/page-piece.ts';
import { drawSet, drawSingleLine, setText } from '#functions/adapters/pdf/text/typeset.ts';
import { keepTogether, momentPieces } from './moments.ts';
import { missingFigureText } from './scales.ts';

export interface Pillar {
  scale: ScaleRow;
  meaning: string;
  text: string;
  rows: readonly ScaleRow[];
  moment?: Moment;
}

/** Height of a third of a page below the section's title. */
const third = (contentHeight - 96) / 3;
/** A taller block may be split over two pages. */
const maxHeightTogether = 0.62 * contentHeight;

/** Draws a main parameter: the score on the left; its meaning, its parts and a moment on the right. */
export function pillarPieces(context: DrawingContext, pillar: Pillar): PagePiece[] {
  const { meaning, text, rows, moment } = pillar;
  const pieces = placeBeside(headOf(context, pillar), [
    ...textPieces(context, meaning, styles.quiet, main),
    ...withRows(textPieces(context, text, styles.fine, { ...main, above: meaning ? 5 : 0 }), rows),
    ...rowPieces(context, rows),
    ...(moment ? momentPieces(context, moment, 7) : []),
  ]);
  const [first, ...rest] = pieces;
  if (!first) return [];
  const all = [{ ...topped(context, first, pillar.scale), above: 12 }, ...rest];
  const height = heightOfPieces(all);
  const last = all.at(-1);
  if (last && height < third - 12) all.splice(-1, 1, { ...last, height: last.height + third - 12 - height });
  return height <= maxHeightTogether ? keepTogether(all) : all;
}

/** Keeps the last text about a main parameter with its first row. */
const withRows = (pieces: readonly PagePiece[], rows: readonly ScaleRow[]): PagePiece[] =>
  pieces.map((piece, index) =>
    index === pieces.length - 1 && rows.length > 0 ? { ...piece, keepWithNext: true } : piece,
  );

const topSpace = 10;

/** Draws a line in the parameter's colour above a piece. */
function topped({ pdf }: DrawingContext, piece: PagePiece, { hue }: ScaleRow): PagePiece {
  return {
    ...piece,
    height: piece.height + topSpace,
    draw: (y) => {
      decorate(pdf, () => pdf.rect(paper.left, y, right - paper.left, 2).fill(hueOf(hue)));
      piece.draw(y + topSpace);
    },
  };
}

function headOf({ pdf, tree }: DrawingContext, { scale }: Pillar): Pick<PagePiece, 'height' | 'draw'> {
  const { score } = scale;
  const name = setText(pdf, scale.name, { ...styles.hang, colour: textHueOf(scale.hue) }, side.width);
  const large = setText(pdf, score ? roundedScore(score) : '', styles.large, side.width);
  const words = score ? `${documentLabels.ofHundred} (${roundedRange(score)})` : missingFigureText(scale);
  const small = setText(pdf, words, styles.quiet, side.width);
  return {
    height: name.height + large.height + small.height + 6,
    draw: (y) => {
      addTag(pdf, tree, 'H3', () => drawSet(pdf, name, side.x, y - 2));
      addTag(pdf, tree, 'P', () => {
        drawSet(pdf, large, side.x, y + name.height + 2);
        drawSet(pdf, small, side.x, y + name.height + large.height + 4);
      });
    },
  };
}

const trackWidth = 120;

function rowPieces({ pdf, tree }: DrawingContext, rows: readonly ScaleRow[]): PagePiece[] {
  const table = lazily(() => openTag(pdf, tree, 'Table'));
  const { scaleSmall: style, quiet } = styles;
  const x = right - 62 - trackWidth;
  return rows.map((row, index) => {
    const name = setText(pdf, row.name, style, x - main.x - 12);
    return {
      height: Math.max(style.leading, name.height),
      above: index === 0 ? 7 : 0,
      keepWithNext: mustStayWithNext(rows, index),
      draw: (y) => {
        const { score, hue } = row;
        if (score)
          decorate(pdf, () => {
            const track = { x, width: trackWidth, y: y + style.leading / 2 };
            drawTrack(pdf, track);
            drawInterval(pdf, track, score, { colour: hueOf(hue), radius: 3.4 });
          });
        const tag = openTag(pdf, table(), 'TR');
        addTag(pdf, tag, 'TH', () => drawSet(pdf, name, main.x, y), { scope: 'Row' });
        const figure = score ? `${roundedScore(score)} (${roundedRange(score)})` : missingFigureText(row);
        addTag(pdf, tag, 'TD', () => drawSingleLine(pdf, figure, quiet, right, y, 'right'));
      },
    };
  });
}

import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { BandRow } from '#functions/domain/reports/document/report-document.ts';
import { decorate, widthOf, type Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import {
  bandFills,
  colours,
  contentWidth,
  hueOf,
  main,
  paper,
  right,
  side,
  styles,
} from '#functions/adapters/pdf/page-style.ts';
import {
  addTag,
  mustStayWithNext,
  lazily,
  openTag,
  textPieces,
  type DrawingContext,
  type PagePiece,
} from '#functions/adapters/pdf/page-piece.ts';
import { drawSet, drawSingleLine, setText } from '#functions/adapters/pdf/text/typeset.ts';

export interface BandChart {
  caption: string;
  alt: string;
  bands: readonly string[];
  rows: readonly BandRow[];
}

const swatch = 8;
const barHeight = 13;
const { axis, scaleName, figure: figureStyle } = styles;

/** Draws one stacked bar for each main parameter, and beside it the number of answers in each band. */
export function bandPieces(context: DrawingContext, { caption, alt, bands, rows }: BandChart): PagePiece[] {
  const { pdf, tree } = context;
  const figure = lazily(() => openTag(pdf, tree, 'Figure', { alt }));
  const table = lazily(() => {
    figure();
    return openTag(pdf, tree, 'Table');
  });
  const edges = edgesOf(pdf, bands);
  const barWidth = edges.left - 18 - main.x;
  const captionPieces = textPieces(context, caption, styles.quiet, {
    x: paper.left,
    width: contentWidth - 60,
    above: 12,
    tag: 'Caption',
    parent: table,
  });
  const drawHead = (band: string, index: number, y: number) => {
    const edge = edges.columns[index] ?? right;
    drawPart(pdf, index, {
      x: edge - widthOf(pdf, band, axis) - swatch - 5,
      y: y + 1.5,
      width: swatch,
      height: swatch,
    });
    drawSingleLine(pdf, band, axis, edge, y, 'right');
  };
  const head: PagePiece = {
    height: 18,
    above: 10,
    keepWithNext: true,
    draw: (y) => {
      const row = openTag(pdf, table(), 'TR');
      addTag(pdf, row, 'TH', () => drawSingleLine(pdf, documentLabels.scale, axis, side.x, y), { scope: 'Column' });
      bands.forEach((band, index) => addTag(pdf, row, 'TH', () => drawHead(band, index, y), { scope: 'Column' }));
    },
  };
  return [
    ...captionPieces.map((piece) => ({ ...piece, keepWithNext: true })),
    head,
    ...rows.map((row, index): PagePiece => {
      const name = setText(pdf, row.name, scaleName, side.width - 12);
      return {
        height: Math.max(name.height, barHeight + 2),
        above: index === 0 ? 2 : 12,
        keepWithNext: mustStayWithNext(rows, index),
        repeatedHeader: {
          height: 24,
          draw: (y) => decorate(pdf, () => bands.forEach((band, place) => drawHead(band, place, y))),
        },
        draw: (y) => {
          figure().add(() => {
            pdf.circle(side.x + 3, y + scaleName.leading / 2, 3).fill(hueOf(row.hue));
            drawStack(pdf, row.counts, { x: main.x, y: y + 0.5, width: barWidth });
          });
          const tag = openTag(pdf, table(), 'TR');
          addTag(pdf, tag, 'TH', () => drawSet(pdf, name, side.x + 12, y), { scope: 'Row' });
          row.counts.forEach((count, band) =>
            addTag(pdf, tag, 'TD', () =>
              drawSingleLine(pdf, String(count), figureStyle, edges.columns[band] ?? right, y, 'right'),
            ),
          );
        },
      };
    }),
  ];
}

/** Right edges of the columns of figures, from the widths of their headers. */
function edgesOf(pdf: Pdf, bands: readonly string[]): { left: number; columns: number[] } {
  const columns: number[] = [];
  let edge: number = right;
  for (const band of [...bands].reverse()) {
    columns.unshift(edge);
    edge -= Math.max(34, widthOf(pdf, band, axis) + swatch + 5) + 14;
  }
  return { left: edge + 14, columns };
}

function drawPart(
  pdf: Pdf,
  index: number,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  pdf.rect(x + 0.4, y + 0.4, width - 0.8, height - 0.8).lineWidth(0.8);
  pdf.fillAndStroke(bandFills[index % bandFills.length] ?? colours.white, colours.ink);
}

function drawStack(pdf: Pdf, counts: readonly number[], bar: { x: number; y: number; width: number }): void {
  const sum = counts.reduce((total, count) => total + count, 0);
  if (sum === 0) return;
  const gap = 1.6;
  const room = bar.width - gap * (counts.filter((count) => count > 0).length - 1);
  let { x } = bar;
  counts.forEach((count, index) => {
    if (count === 0) return;
    const width = (room * count) / sum;
    drawPart(pdf, index, { x, y: bar.y, width, height: barHeight });
    x += width + gap;
  });
}

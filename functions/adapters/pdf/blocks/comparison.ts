import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import type { ComparedScale } from '#functions/domain/reports/document/report-document.ts';
import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { drawInterval, drawTrack, roundedScore } from '../interval-track.ts';
import { colours, contentWidth, hueOf, main, paper, right, side, styles } from '#functions/adapters/pdf/page-style.ts';
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

export interface ComparisonChart {
  caption: string;
  alt: string;
  rows: readonly ComparedScale[];
}

const columns = { track: main.x, trackWidth: 128, before: main.x + 172, now: main.x + 214, verdict: right };
const { axis, scaleName, quiet } = styles;
const rowHeight = 30;

/** Draws two sittings on one line for each scale: the earlier one above, in grey. */
export function comparisonPieces(context: DrawingContext, { caption, alt, rows }: ComparisonChart): PagePiece[] {
  const { pdf, tree } = context;
  const figure = lazily(() => openTag(pdf, tree, 'Figure', { alt }));
  const table = lazily(() => {
    figure();
    return openTag(pdf, tree, 'Table');
  });
  const captionPieces = textPieces(context, caption, quiet, {
    x: paper.left,
    width: contentWidth - 60,
    above: 12,
    tag: 'Caption',
    parent: table,
  });
  const heads = [
    [documentLabels.scale, side.x, 'left'],
    [documentLabels.before, columns.before, 'right'],
    [documentLabels.now, columns.now, 'right'],
  ] as const;
  const drawHeads = (y: number) => heads.forEach(([text, x, align]) => drawSingleLine(pdf, text, axis, x, y, align));
  return [
    ...captionPieces.map((piece) => ({ ...piece, keepWithNext: true })),
    {
      height: 16,
      above: 12,
      keepWithNext: true,
      draw: (y) => {
        const row = openTag(pdf, table(), 'TR');
        for (const [text, x, align] of heads)
          addTag(pdf, row, 'TH', () => drawSingleLine(pdf, text, axis, x, y, align), { scope: 'Column' });
      },
    },
    ...rows.map((row, index): PagePiece => {
      const name = setText(pdf, row.name, scaleName, side.width);
      const verdict = row.isChanged ? documentLabels.changed : documentLabels.unchanged;
      return {
        height: Math.max(rowHeight, name.height),
        above: 6,
        keepWithNext: mustStayWithNext(rows, index),
        repeatedHeader: { height: 22, draw: (y) => decorate(pdf, () => drawHeads(y)) },
        draw: (y) => {
          figure().add(() => {
            const track = { x: columns.track, width: columns.trackWidth };
            for (const [score, from, colour] of [
              [row.before, 6, colours.muted],
              [row.now, 20, hueOf(row.hue)],
            ] as const) {
              drawTrack(pdf, { ...track, y: y + from });
              drawInterval(pdf, { ...track, y: y + from }, score, { colour, radius: 3.8 });
            }
          });
          const tag = openTag(pdf, table(), 'TR');
          const cell = (text: string, x: number, style: typeof scaleName | typeof quiet) =>
            addTag(pdf, tag, 'TD', () => drawSingleLine(pdf, text, style, x, y + 6, 'right'));
          addTag(pdf, tag, 'TH', () => drawSet(pdf, name, side.x, y + (name.lines.length > 1 ? 0 : 6)), {
            scope: 'Row',
          });
          cell(roundedScore(row.before), columns.before, quiet);
          cell(roundedScore(row.now), columns.now, scaleName);
          cell(verdict, columns.verdict, row.isChanged ? scaleName : quiet);
        },
      };
    }),
  ];
}

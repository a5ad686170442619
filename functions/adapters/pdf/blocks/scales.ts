import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import { answersOf, missingText } from '#functions/domain/reports/document/figure-words.ts';
import type { ScaleRow } from '#functions/domain/reports/document/report-document.ts';
import { decorate } from '#functions/adapters/pdf/text/draw-text.ts';
import { drawInterval, drawTrack, roundedRange, roundedScore } from '../interval-track.ts';
import {
  contentWidth,
  hueOf,
  main,
  paper,
  right,
  side,
  styles,
  type TextStyle,
} from '#functions/adapters/pdf/page-style.ts';
import {
  addTag,
  lazily,
  openTag,
  textPieces,
  type DrawingContext,
  type PagePiece,
  type Tag,
} from '#functions/adapters/pdf/page-piece.ts';
import { drawSet, drawSingleLine, setText } from '#functions/adapters/pdf/text/typeset.ts';

const columns = { track: main.x, trackWidth: 222, score: main.x + 262, range: right };
const headHeight = 18;

export interface ScaleChart {
  caption: string;
  alt: string;
  rows: readonly ScaleRow[];
}

/** Draws every scale on a line from 0 to 100 with its interval: a picture for the eye, a table for screen readers. */
export function scalePieces(context: DrawingContext, { caption, alt, rows }: ScaleChart): PagePiece[] {
  const { pdf, tree } = context;
  const figure = lazily(() => openTag(pdf, tree, 'Figure', { alt }));
  const table = lazily(() => {
    figure();
    return openTag(pdf, tree, 'Table');
  });
  const captionPieces = textPieces(context, caption, styles.quiet, {
    x: paper.left,
    width: contentWidth - 60,
    above: 12,
    tag: 'Caption',
    parent: table,
  });
  // A chart with only totals follows a chart that already labels the ends of the line.
  const isTotalAlone = rows.every(({ kind }) => kind === 'total');
  const head: PagePiece = {
    height: headHeight,
    above: 10,
    keepWithNext: true,
    draw: (y) => writeHead(context, table(), y),
  };
  return [
    ...captionPieces.map((piece) => ({ ...piece, keepWithNext: true })),
    ...(isTotalAlone ? [] : [head]),
    ...rows.map((row, index) => rowPiece(context, row, { figure, table, keepWithNext: staysWithNext(rows, index) })),
  ];
}

function writeHead({ pdf }: DrawingContext, table: Tag, y: number): void {
  const { axis } = styles;
  decorate(pdf, () => drawAxis({ pdf }, y));
  const row = openTag(pdf, table, 'TR');
  const head = { scope: 'Column' } as const;
  addTag(pdf, row, 'TH', () => drawSingleLine(pdf, documentLabels.scale, axis, side.x, y), head);
  addTag(pdf, row, 'TH', () => drawSingleLine(pdf, documentLabels.figure, axis, columns.score, y, 'right'), head);
  addTag(pdf, row, 'TH', () => drawSingleLine(pdf, documentLabels.interval, axis, columns.range, y, 'right'), head);
}

function drawAxis({ pdf }: Pick<DrawingContext, 'pdf'>, y: number): void {
  for (const percent of [0, 50, 100])
    drawSingleLine(
      pdf,
      String(percent),
      styles.axis,
      columns.track + (columns.trackWidth * percent) / 100,
      y,
      'center',
    );
}

/** Keeps a main parameter with its rows, and a total with the rows that it sums up. */
function staysWithNext(rows: readonly ScaleRow[], index: number): boolean {
  const next = rows[index + 1]?.kind;
  return next === 'subParameter' || next === 'total';
}

interface RowPlace {
  figure: () => Tag;
  table: () => Tag;
  keepWithNext: boolean;
}

const looks: Record<ScaleRow['kind'], { style: TextStyle; indent: number; above: number; radius: number }> = {
  parameter: { style: styles.scaleName, indent: 0, above: 9, radius: 4.6 },
  quotient: { style: styles.scaleName, indent: 0, above: 6, radius: 4.6 },
  subParameter: { style: styles.scaleSmall, indent: 10, above: 2.5, radius: 3.4 },
  total: { style: styles.quiet, indent: 0, above: 10, radius: 3.4 },
};

function rowPiece(context: DrawingContext, row: ScaleRow, { figure, table, keepWithNext }: RowPlace): PagePiece {
  const { pdf } = context;
  const { style, indent, above, radius } = looks[row.kind];
  const name = setText(pdf, row.name, style, side.width - indent);
  return {
    height: Math.max(name.height, style.leading),
    above,
    keepWithNext,
    repeatedHeader: { height: headHeight + 8, draw: (y) => decorate(pdf, () => drawAxis(context, y)) },
    draw: (y) => {
      const track = { x: columns.track, width: columns.trackWidth, y: y + style.leading / 2 };
      const { score } = row;
      if (score)
        figure().add(() => {
          drawTrack(pdf, track);
          drawInterval(pdf, track, score, { colour: hueOf(row.hue), radius });
        });
      const tag = openTag(pdf, table(), 'TR');
      const cell = (text: string, x: number, from: TextStyle, align: 'left' | 'right') =>
        addTag(pdf, tag, 'TD', () => drawSingleLine(pdf, text, from, x, y, align));
      addTag(pdf, tag, 'TH', () => drawSet(pdf, name, side.x + indent, y), { scope: 'Row' });
      if (!score) {
        cell(missingFigureText(row), columns.track, styles.quiet, 'left');
        return;
      }
      cell(
        roundedScore(score),
        columns.score,
        { ...styles.figure, colour: style.colour, leading: style.leading },
        'right',
      );
      cell(roundedRange(score), columns.range, { ...styles.quiet, leading: style.leading }, 'right');
    },
  };
}

/** The reason why a figure is not shown. */
export function missingFigureText(row: ScaleRow): string {
  return `${missingText(row)} (${answersOf(row)})`;
}

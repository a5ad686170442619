import { documentLabels } from '#functions/domain/reports/document/document-labels.ts';
import { missingText } from '#functions/domain/reports/document/figure-words.ts';
import type { Dial } from '#functions/domain/reports/document/report-document.ts';
import type { Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { roundedRange, roundedScore } from '../interval-track.ts';
import { colours, contentWidth, paper, styles } from '#functions/adapters/pdf/page-style.ts';
import { addTag, openTag, type DrawingContext, type PagePiece } from '#functions/adapters/pdf/page-piece.ts';
import type { Circle } from '../profile-shape.ts';
import { drawSet, drawSingleLine, setText } from '#functions/adapters/pdf/text/typeset.ts';

const gutter = 26;
const inRow = 3;

/** Draws quotients as gauges, three in a row: the interval as a lighter arc, the score in the middle. */
export function dialPieces(context: DrawingContext, dials: readonly Dial[]): PagePiece[] {
  const rows = Array.from({ length: Math.ceil(dials.length / inRow) }, (_, row) =>
    dials.slice(row * inRow, (row + 1) * inRow),
  );
  return rows.map((row) => rowPiece(context, row));
}

function rowPiece({ pdf, tree, dialRadius: radius }: DrawingContext, dials: readonly Dial[]): PagePiece {
  const gaugeHeight = 2 * radius * 0.86;
  const width = (contentWidth - (inRow - 1) * gutter) / inRow;
  const cards = dials.map((dial) => ({
    dial,
    name: setText(pdf, dial.name, styles.hang, width),
    text: setText(pdf, dial.text, styles.quiet, width),
    members: setText(pdf, membersOf(dial), styles.small, width),
  }));
  const nameHeight = Math.max(...cards.map(({ name }) => name.height));
  const textHeight = Math.max(...cards.map(({ text }) => text.height));
  const membersHeight = Math.max(...cards.map(({ members }) => members.height));
  const textTop = gaugeHeight + 14 + nameHeight + 6;
  const membersTop = textTop + textHeight + 8;
  return {
    height: membersTop + membersHeight,
    above: 34,
    draw: (y) =>
      cards.forEach(({ dial, name, text, members }, index) => {
        const x = paper.left + index * (width + gutter);
        const middle = x + width / 2;
        const bbox = [middle - radius - 6, y, middle + radius + 6, y + gaugeHeight + 8] as const;
        const part = openTag(pdf, tree, 'Div');
        addTag(pdf, part, 'H3', () => drawSet(pdf, name, middle, y + gaugeHeight + 14, 'center'));
        addTag(pdf, part, 'Figure', () => drawGauge(pdf, dial, { x: middle, y: y + radius + 2, radius }), {
          alt: altOf(dial),
          bbox: [...bbox],
        });
        addTag(pdf, part, 'P', () => drawSet(pdf, text, middle, y + textTop, 'center'));
        if (members.height > 0) addTag(pdf, part, 'P', () => drawSet(pdf, members, middle, y + membersTop, 'center'));
      }),
  };
}

const membersOf = ({ members }: Dial) => (members.length > 0 ? `${documentLabels.members} ${members.join(', ')}` : '');

function altOf({ code, name, score, ...dial }: Dial): string {
  if (!score) return `${code}, ${name}: ${missingText(dial)}`;
  return `${code}, ${name}: ${roundedScore(score)} ${documentLabels.ofHundred}, ${roundedRange(score)}`;
}

/** The dial's angles run from 0 at the lower left to 100 at the lower right, in degrees clockwise from the right. */
const start = 150;
const sweep = 240;
const thickness = 12;

function drawGauge(pdf: Pdf, { code, score }: Dial, { x, y, radius }: Circle): void {
  const middle = radius - thickness / 2;
  const at = (percent: number) => ((start + (sweep * percent) / 100) * Math.PI) / 180;
  const arc = (from: number, to: number, colour: string, cap: 'butt' | 'round') => {
    pdf.lineCap(cap).lineWidth(thickness);
    pdf.path(arcPath(x, y, middle, at(from), at(to))).stroke(colour);
  };
  arc(0, 100, colours.track, 'round');
  if (score) {
    // Use a butt cap: a round one would draw the interval wider than its figures.
    arc(score.low, score.high, colours.interval, 'butt');
    const [px, py] = [x + Math.cos(at(score.percent)) * middle, y + Math.sin(at(score.percent)) * middle];
    pdf.circle(px, py, thickness / 2 + 2.4).fill(colours.white);
    pdf.circle(px, py, thickness / 2 + 0.6).fill(colours.ink);
  }
  drawSingleLine(pdf, score ? roundedScore(score) : '–', styles.dial, x, y - 28, 'center');
  drawSingleLine(pdf, code, styles.code, x, y + 19, 'center');
}

/** An arc as an SVG path, clockwise. */
function arcPath(x: number, y: number, r: number, from: number, to: number): string {
  const point = (angle: number) => `${round(x + Math.cos(angle) * r)} ${round(y + Math.sin(angle) * r)}`;
  const isLong = to - from > Math.PI ? 1 : 0;
  return `M ${point(from)} A ${r} ${r} 0 ${isLong} 1 ${point(to)}`;
}

const round = (value: number) => Math.round(value * 1000) / 1000;

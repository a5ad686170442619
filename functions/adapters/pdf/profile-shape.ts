import type { Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import { colours, hueOf } from './page-style.ts';

export interface Spoke {
  /** 0 (centre) to 1 (rim). */
  share: number;
  colour: string;
}

export interface Circle {
  x: number;
  y: number;
  radius: number;
}

/** The brand's mark: five spokes and one person's shape. */
const markShares = [0.98, 0.7, 0.92, 0.62, 0.84];

export function drawMark(pdf: Pdf, circle: Circle): void {
  const spokes = markShares.map((share, index) => ({ share, colour: hueOf(index) }));
  drawSpokes(pdf, circle, spokes, circle.radius / 11);
  drawShape(pdf, circle, spokes, {
    fill: colours.white,
    opacity: 0.12,
    stroke: colours.marigold,
    lineWidth: circle.radius / 9,
  });
}

/** Draws the mark faint and large, on ink. */
export function drawGhost(pdf: Pdf, circle: Circle): void {
  const spokes = markShares.map((share) => ({ share, colour: colours.white }));
  pdf.save().opacity(0.1);
  drawSpokes(pdf, circle, spokes, 1.5);
  drawShape(pdf, circle, spokes, { fill: colours.white, opacity: 0.06, stroke: colours.white, lineWidth: 2 });
  pdf.restore();
}

/** The point on spoke `index` of `count`; the first spoke points up, the others follow clockwise. */
export function pointOn({ x, y, radius }: Circle, index: number, count: number, share: number): [number, number] {
  const angle = (2 * Math.PI * index) / count - Math.PI / 2;
  return [x + Math.cos(angle) * radius * share, y + Math.sin(angle) * radius * share];
}

function drawSpokes(pdf: Pdf, circle: Circle, spokes: readonly Spoke[], lineWidth: number): void {
  pdf.lineCap('round').lineWidth(lineWidth);
  spokes.forEach(({ colour }, index) => {
    pdf
      .moveTo(circle.x, circle.y)
      .lineTo(...pointOn(circle, index, spokes.length, 1))
      .stroke(colour);
  });
}

interface Ink {
  fill: string;
  opacity: number;
  stroke: string;
  lineWidth: number;
}

function drawShape(
  pdf: Pdf,
  circle: Circle,
  spokes: readonly Spoke[],
  { fill, opacity, stroke, lineWidth }: Ink,
): void {
  const points = spokes.map(({ share }, index) => pointOn(circle, index, spokes.length, share));
  pdf
    .save()
    .fillOpacity(opacity)
    .polygon(...points)
    .fill(fill)
    .restore();
  pdf
    .lineJoin('round')
    .lineWidth(lineWidth)
    .polygon(...points)
    .stroke(stroke);
}

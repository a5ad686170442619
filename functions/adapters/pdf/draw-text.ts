import { breakLines, shorten } from './break-lines.ts';
import { colours, type TextStyle } from './look.ts';

export type Pdf = PDFKit.PDFDocument;
export type Align = 'left' | 'center' | 'right';

export function widthOf(pdf: Pdf, text: string, style: TextStyle): number {
  return pdf.font(style.weight).fontSize(style.size).widthOfString(text);
}

export function linesOf(pdf: Pdf, text: string, style: TextStyle, width: number): string[] {
  return breakLines(text, width, (part) => widthOf(pdf, part, style));
}

export function shortened(pdf: Pdf, text: string, style: TextStyle, width: number): string {
  return shorten(text, width, (part) => widthOf(pdf, part, style));
}

const capitalHeight = 0.63;

/** Draws one line whose capitals stand in the middle of `top` … `top + leading`. `x` is its left, middle or right by `align`. */
export function drawLine(
  pdf: Pdf,
  text: string,
  style: TextStyle,
  x: number,
  top: number,
  align: Align = 'left',
): void {
  const width = align === 'left' ? 0 : widthOf(pdf, text.trimEnd(), style);
  const left = align === 'right' ? x - width : align === 'center' ? x - width / 2 : x;
  const baseline = top + (style.leading + capitalHeight * style.size) / 2;
  pdf.font(style.weight).fontSize(style.size).fillColor(style.colour);
  pdf.text(text, left, baseline, { lineBreak: false, baseline: 'alphabetic' });
}

/** A smaller style that stands on the same baseline as `other` where both have the same `top`. */
export function onBaselineOf(other: TextStyle, style: TextStyle): TextStyle {
  return { ...style, leading: other.leading + capitalHeight * (other.size - style.size) };
}

export function drawLines(
  pdf: Pdf,
  lines: readonly string[],
  style: TextStyle,
  x: number,
  top: number,
  align: Align = 'left',
): void {
  lines.forEach((line, index) => drawLine(pdf, line, style, x, top + index * style.leading, align));
}

/** Draws what a reader's software may pass over. */
export function decorate(pdf: Pdf, draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type: kind });
  draw();
  pdf.endMarkedContent();
}

/** A bar on its track; `percent` 0 leaves the track. */
export function drawBar(
  pdf: Pdf,
  bar: { x: number; y: number; width: number; height: number; percent: number; colour: string },
): void {
  const { x, y, width, height, percent, colour } = bar;
  const radius = height / 2;
  pdf.roundedRect(x, y, width, height, radius).fill(colours.track);
  const filled = (width * percent) / 100;
  // Under its own height a rounded bar would be drawn out of shape.
  if (filled > 0) pdf.roundedRect(x, y, Math.max(filled, height), height, radius).fill(colour);
}

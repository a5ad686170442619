import { shorten } from './break-lines.ts';
import type { TextStyle } from './look.ts';

export type Pdf = PDFKit.PDFDocument;
export type Align = 'left' | 'center' | 'right';

export function widthOf(pdf: Pdf, text: string, style: TextStyle): number {
  return pdf.font(style.weight).fontSize(style.size).widthOfString(text);
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

/** Draws what a reader's software may pass over. */
export function decorate(pdf: Pdf, draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type: kind });
  draw();
  pdf.endMarkedContent();
}

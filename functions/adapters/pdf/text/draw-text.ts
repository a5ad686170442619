import { shorten } from './break-lines.ts';
import { runsOf } from './font-runs.ts';
import type { TextStyle } from '#functions/adapters/pdf/page-style.ts';
import { setFont } from './set-font.ts';

export type Pdf = PDFKit.PDFDocument;
export type Align = 'left' | 'center' | 'right';

export function widthOf(pdf: Pdf, text: string, { weight, size }: TextStyle): number {
  return runsOf(text, weight).reduce((width, run) => {
    setFont(pdf, run.font, size);
    return width + pdf.widthOfString(run.text);
  }, 0);
}

export function shortened(pdf: Pdf, text: string, style: TextStyle, width: number): string {
  return shorten(text, width, (part) => widthOf(pdf, part, style));
}

const capitalHeight = 0.63;

/** Draws one line with its capitals vertically centred in `top` … `top + leading`. `x` is the left, middle or right of the line, by `align`. */
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
  pdf.fillColor(style.colour);
  let at = left;
  runsOf(text, style.weight).forEach((run, place, runs) => {
    setFont(pdf, run.font, style.size);
    pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (place < runs.length - 1) at += pdf.widthOfString(run.text);
  });
}

/** Draws an artifact, which screen readers skip. */
export function decorate(pdf: Pdf, draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type: kind });
  draw();
  pdf.endMarkedContent();
}

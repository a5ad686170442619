import { shorten } from './break-lines.ts';
import { fontBytes } from './font-bytes.ts';
import { runsOf, type FontName } from './font-runs.ts';
import { readInLogicalOrder } from './logical-order.ts';
import type { TextStyle } from './look.ts';

export type Pdf = PDFKit.PDFDocument;
export type Align = 'left' | 'center' | 'right';

const opened = new WeakMap<Pdf, Set<FontName>>();

/** Each file opens its own fonts: fontkit keeps what it has shaped, and that would show in the next file. */
function setFont(pdf: Pdf, font: FontName, size: number): void {
  const fonts = opened.get(pdf) ?? new Set();
  opened.set(pdf, fonts);
  if (fonts.has(font)) return void pdf.font(font).fontSize(size);
  pdf.registerFont(font, fontBytes(font)).font(font).fontSize(size);
  readInLogicalOrder(pdf._font);
  leaveMarksWithoutPlace(pdf._font);
  fonts.add(font);
}

/** fontkit fails at a mark for which the font has no place on its letter; other software leaves it where it stands. */
function leaveMarksWithoutPlace({ font }: PDFKit.EmbeddedFont): void {
  const placement = font._layoutEngine.engine?.GPOSProcessor;
  if (!placement) return;
  const apply = placement.applyAnchor.bind(placement);
  placement.applyAnchor = (mark, base, baseIndex) => {
    if (base) apply(mark, base, baseIndex);
  };
}

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
  pdf.fillColor(style.colour);
  let at = left;
  runsOf(text, style.weight).forEach((run, place, runs) => {
    setFont(pdf, run.font, style.size);
    pdf.text(run.text, at, baseline, { lineBreak: false, baseline: 'alphabetic' });
    if (place < runs.length - 1) at += pdf.widthOfString(run.text);
  });
}

/** Draws what a reader's software may pass over. */
export function decorate(pdf: Pdf, draw: () => void, kind: 'Layout' | 'Pagination' = 'Layout'): void {
  pdf.markContent('Artifact', { type: kind });
  draw();
  pdf.endMarkedContent();
}

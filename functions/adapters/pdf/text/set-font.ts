import { fontBytes } from '#functions/adapters/pdf/font-bytes.ts';
import type { FontName } from './font-runs.ts';
import { readInLogicalOrder } from './logical-order.ts';
import { keepShapedWords } from './shaped-words.ts';

const opened = new WeakMap<PDFKit.PDFDocument, Set<FontName>>();

/** Opens new fonts for each file, because fontkit caches what it has shaped, which would affect the next file. */
export function setFont(pdf: PDFKit.PDFDocument, font: FontName, size: number): void {
  const fonts = opened.get(pdf) ?? new Set();
  opened.set(pdf, fonts);
  if (fonts.has(font)) return void pdf.font(font).fontSize(size);
  pdf.registerFont(font, fontBytes(font)).font(font).fontSize(size);
  shareTables(pdf._font, font);
  readInLogicalOrder(pdf._font);
  leaveMarksWithoutPlace(pdf._font);
  keepShapedWords(pdf._font, font);
  keepWidths(pdf._font);
  fonts.add(font);
}

const tables = new Map<FontName, object>();

/** Shares the parsed tables of a font between files. They never change; fontkit shares them between variations of one font in the same way. */
function shareTables({ font }: PDFKit.EmbeddedFont, name: FontName): void {
  const read = tables.get(name);
  if (read) font._tables = read;
  else tables.set(name, font._tables);
}

/** Leaves a mark in place where the font has no anchor for it, as other software does; fontkit would throw. */
function leaveMarksWithoutPlace({ font }: PDFKit.EmbeddedFont): void {
  const placement = font._layoutEngine.engine?.GPOSProcessor;
  if (!placement) return;
  const apply = placement.applyAnchor.bind(placement);
  placement.applyAnchor = (mark, base, baseIndex) => {
    if (base) apply(mark, base, baseIndex);
  };
}

/** Caches widths, because a text is measured when its lines are broken, and twice when it is drawn. */
function keepWidths(font: PDFKit.EmbeddedFont): void {
  const measure = font.widthOfString.bind(font);
  const widths = new Map<string, number>();
  font.widthOfString = (text, size, features) => {
    if (features) return measure(text, size, features);
    const width = widths.get(text) ?? font.layout(text, undefined, true).advanceWidth;
    widths.set(text, width);
    return width * (size / 1000);
  };
}

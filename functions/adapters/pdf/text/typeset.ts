import { breakLines } from './break-lines.ts';
import { drawLine, widthOf, type Align, type Pdf } from './draw-text.ts';
import { coveredBy, displayCoverage } from './font-coverage.ts';
import type { TextStyle } from '#functions/adapters/pdf/page-style.ts';
import { printable } from './printable.ts';

/** A text broken into lines. */
export interface SetText {
  lines: readonly string[];
  style: TextStyle;
  width: number;
  height: number;
}

const inDisplay = coveredBy(displayCoverage);

/** The style with a font that has every character of the text. */
export function styleFor(text: string, style: TextStyle): TextStyle {
  return style.weight === 'display' && !inDisplay(text) ? { ...style, weight: 'semibold' } : style;
}

/** Breaks a text into lines. Each line ends with a space unless it ends within a word, so that copied or spoken text keeps its words apart. */
export function setText(pdf: Pdf, text: string, wanted: TextStyle, width: number): SetText {
  let rest = printable(text);
  const style = styleFor(rest, wanted);
  const broken = breakLines(rest, width, (part) => widthOf(pdf, part, style));
  const lines = broken.map((line) => {
    rest = rest.slice(line.length);
    if (rest && !rest.startsWith(' ')) return line;
    rest = rest.slice(1);
    return `${line} `;
  });
  return { lines, style, width, height: lines.length * style.leading };
}

/** Sets a text after a label on its first line. */
export function setAfterLabel(pdf: Pdf, label: SetText, text: string, style: TextStyle): SetText & { indent: number } {
  const indent = widthOfLines(pdf, label) + 5;
  const words = printable(text);
  const [first = ''] = breakLines(words, label.width - indent, (part) => widthOf(pdf, part, styleFor(words, style)));
  const rest = setText(pdf, words.slice(first.length), style, label.width);
  const lines = [`${first} `, ...rest.lines];
  return { ...rest, style: styleFor(words, style), lines, height: lines.length * style.leading, indent };
}

/** Width of the widest line. */
export function widthOfLines(pdf: Pdf, { lines, style }: SetText): number {
  return Math.max(0, ...lines.map((line) => widthOf(pdf, line.trimEnd(), style)));
}

export function drawSet(pdf: Pdf, { lines, style }: SetText, x: number, top: number, align: Align = 'left'): void {
  lines.forEach((line, index) => drawLine(pdf, line, style, x, top + index * style.leading, align));
}

/** Draws one line without breaking it. */
export function drawSingleLine(
  pdf: Pdf,
  text: string,
  style: TextStyle,
  x: number,
  top: number,
  align: Align = 'left',
): void {
  const words = printable(text);
  drawLine(pdf, `${words} `, styleFor(words, style), x, top, align);
}

import { decorate, drawLine, drawLines, linesOf, type Pdf } from './draw-text.ts';
import { colours, contentBottom, contentHeight, contentWidth, paper, styles, type TextStyle } from './look.ts';
import { printable } from './printable.ts';

export type Tag = PDFKit.PDFStructureElement;

/** Where the report has come to: the next free height of the current page, and the part of the document's tree. */
export interface Flow {
  readonly pdf: Pdf;
  readonly tree: Tag;
  y: number;
}

/** Goes to a new page. */
export function turnPage(flow: Flow): void {
  // Inside a tag the tag goes on, on the new page.
  flow.pdf.continueOnNewPage();
  flow.y = paper.top;
}

/** Whether `height` is left on this page. What no page can hold may begin anywhere: it is broken in any case. */
export function fits(flow: Flow, height: number): boolean {
  return flow.y + height <= contentBottom || height > contentHeight;
}

/** Goes to a new page unless `height` is left on this one. */
export function keepTogether(flow: Flow, height: number): void {
  if (!fits(flow, height)) turnPage(flow);
}

/** A new element of the document's tree. */
export function openTag(flow: Flow, parent: Tag, name: string): Tag {
  const tag = flow.pdf.struct(name);
  parent.add(tag);
  return tag;
}

/** What `draw` draws is the content of a new element. */
export function addTag(
  flow: Flow,
  parent: Tag,
  name: string,
  draw: () => void,
  options: PDFKit.Mixins.StructureElementOptions = {},
): void {
  parent.add(flow.pdf.struct(name, options, [draw]));
}

export interface Block {
  text: string;
  style: TextStyle;
  tag?: string;
  parent?: Tag;
  indent?: number;
  width?: number;
  /** Space below. */
  gap?: number;
}

/** Writes a paragraph on one page, if a page can hold it, else line by line over the pages. */
export function writeBlock(flow: Flow, block: Block): void {
  const { text, style, tag = 'P', parent = flow.tree, indent = 0, width = contentWidth - indent, gap = 0 } = block;
  const lines = linesOf(flow.pdf, printable(text), style, width);
  keepTogether(flow, lines.length * style.leading);
  addTag(flow, parent, tag, () => {
    for (const line of lines) {
      if (!fits(flow, style.leading)) turnPage(flow);
      drawLine(flow.pdf, line, style, paper.left + indent, flow.y);
      flow.y += style.leading;
    }
  });
  flow.y += gap;
}

/** A section's heading and its bookmark. It starts a page unless `room` is left. */
export function writeSection(flow: Flow, title: string, room = contentHeight): void {
  keepTogether(flow, room);
  if (flow.y > paper.top) flow.y += 26;
  flow.pdf.outline.addItem(title, wholePage);
  writeBlock(flow, { text: title, style: styles.section, tag: 'H2', gap: 4 });
}

/** pdfkit's own types do not know `fit`. */
const wholePage = { expanded: false, fit: true };

/** A remark that must not be missed, beside a marigold rule. */
export function writeNote(flow: Flow, text: string): void {
  const padding = 10;
  const indent = 16;
  const { note } = styles;
  const lines = linesOf(flow.pdf, printable(text), note, contentWidth - indent - padding);
  const height = lines.length * note.leading + 2 * padding;
  keepTogether(flow, height);
  decorate(flow.pdf, () => {
    flow.pdf.rect(paper.left, flow.y, contentWidth, height).fill(colours.wash);
    flow.pdf.rect(paper.left, flow.y, 3, height).fill(colours.marigold);
  });
  addTag(flow, flow.tree, 'P', () => drawLines(flow.pdf, lines, note, paper.left + indent, flow.y + padding));
  flow.y += height + 18;
}

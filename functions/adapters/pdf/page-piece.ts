import { drawSet, setText, type SetText } from '#functions/adapters/pdf/text/typeset.ts';
import type { Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import type { TextStyle } from './page-style.ts';

export type Tag = PDFKit.PDFStructureElement;

/** A block on one page that can be measured before it is drawn. */
export interface PagePiece {
  height: number;
  /** Space above the piece, unless it is the first on its page. */
  above: number;
  /** Keeps the piece on the same page as the next one. */
  keepWithNext?: boolean;
  /** Repeated above the piece where it is the first on its page: the header of a table. */
  repeatedHeader?: { height: number; draw(y: number): void };
  draw(y: number): void;
}

/** The context that the pieces of a section are drawn with. */
export interface DrawingContext {
  pdf: Pdf;
  /** The section's element in the document's structure tree. */
  tree: Tag;
  /** Style of the opening sentences. */
  lead: TextStyle;
  text: TextStyle;
  dialRadius: number;
  /** Radius of the profile's shape. */
  shapeRadius: number;
}

export type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  /** pdfkit supports this option, but its types lack it. */
  scope?: 'Row' | 'Column';
  bbox?: [left: number, top: number, right: number, bottom: number];
};

/** Opens an element of the structure tree; all open elements are closed with the document. */
export function openTag(pdf: Pdf, parent: Tag, name: string, options: TagOptions = {}): Tag {
  const tag = pdf.struct(name, options);
  parent.add(tag);
  return tag;
}

/** Opens an element at its first use, because the order of elements in the tree has to be the drawing order. */
export function lazily(open: () => Tag): () => Tag {
  let tag: Tag | undefined;
  return () => (tag ??= open());
}

/** Wraps what `draw` draws in a new element. */
export function addTag(pdf: Pdf, parent: Tag, name: string, draw: () => void, options: TagOptions = {}): void {
  openTag(pdf, parent, name, options).add(draw);
}

/** A text of up to this many lines stays on one page; a longer one may be split, with at least two lines on each side. */
const maxLinesTogether = 9;

interface TextPlace {
  x: number;
  width: number;
  above?: number;
  tag?: string;
  parent?: () => Tag;
}

export function textPieces(context: DrawingContext, text: string, style: TextStyle, place: TextPlace): PagePiece[] {
  const { pdf, tree } = context;
  const { x, width, above = 0, tag = 'P', parent = () => tree } = place;
  const set = setText(pdf, text, style, width);
  const last = set.lines.length - 1;
  const element = lazily(() => openTag(pdf, parent(), tag));
  const pieceOf = (lines: readonly string[]): PagePiece => ({
    height: lines.length * set.style.leading,
    above: 0,
    draw: (y) => element().add(() => drawSet(pdf, { ...set, lines }, x, y)),
  });
  if (last < 0) return [];
  if (last < maxLinesTogether) return [{ ...pieceOf(set.lines), above }];
  return set.lines.map((line, index) => ({
    ...pieceOf([line]),
    above: index === 0 ? above : 0,
    keepWithNext: index === 0 || index === last - 1,
  }));
}

/** A typeset text as one piece. */
export function typesetPiece({ pdf, tree }: DrawingContext, set: SetText, x: number, above = 0, tag = 'P'): PagePiece {
  return { height: set.height, above, draw: (y) => addTag(pdf, tree, tag, () => drawSet(pdf, set, x, y)) };
}

/** Whether a table row has to stay with the next one, so that neither the first nor the last row is alone on a page. The last row has no next. */
export function mustStayWithNext({ length }: readonly unknown[], index: number): boolean {
  return index < length - 1 && (index === 0 || index === length - 2);
}

export function heightOfPieces(pieces: readonly PagePiece[]): number {
  return pieces.reduce((sum, { height, above }, index) => sum + height + (index === 0 ? 0 : above), 0);
}

/** Places `left` beside the first of `pieces`. No page break falls beside it, and later pieces begin below it. */
export function placeBeside(left: Pick<PagePiece, 'height' | 'draw'>, pieces: readonly PagePiece[]): PagePiece[] {
  const joined: PagePiece[] = [];
  let reached = 0;
  pieces.forEach((piece, index) => {
    reached += (index === 0 ? 0 : piece.above) + piece.height;
    const isLast = index === pieces.length - 1;
    joined.push({
      ...piece,
      height: piece.height + (isLast ? Math.max(0, left.height - reached) : 0),
      keepWithNext: piece.keepWithNext === true || (reached < left.height && !isLast),
      draw: (y) => {
        if (index === 0) left.draw(y);
        piece.draw(y);
      },
    });
  });
  return joined;
}

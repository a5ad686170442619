import { drawSet, setText, type SetText } from '#functions/adapters/pdf/text/typeset.ts';
import type { Pdf } from '#functions/adapters/pdf/text/draw-text.ts';
import type { TextStyle } from './page-style.ts';

export type Tag = PDFKit.PDFStructureElement;

/** What stands on one page, and can be measured before it is drawn. */
export interface Piece {
  height: number;
  /** Space above it, unless it is the first on its page. */
  above: number;
  /** Stays on a page with the piece after it. */
  keep?: boolean;
  /** What is drawn again above it where it is the first on its page: the head of a table. */
  again?: { height: number; draw(y: number): void };
  draw(y: number): void;
}

/** What the pieces of a section are made with. */
export interface Desk {
  pdf: Pdf;
  /** The section in the document's tree. */
  tree: Tag;
  /** How its sentences are set. */
  lead: TextStyle;
  text: TextStyle;
  dialRadius: number;
  /** Of the profile's shape. */
  shapeRadius: number;
}

export type TagOptions = PDFKit.Mixins.StructureElementOptions & {
  /** pdfkit knows more than its types. */
  scope?: 'Row' | 'Column';
  bbox?: [left: number, top: number, right: number, bottom: number];
};

/** Opens an element of the tree; all that is open is closed with the document. */
export function openTag(pdf: Pdf, parent: Tag, name: string, options: TagOptions = {}): Tag {
  const tag = pdf.struct(name, options);
  parent.add(tag);
  return tag;
}

/** An element that is opened by the first who draws in it: elements stand in the tree in the order in which they are drawn. */
export function lazily(open: () => Tag): () => Tag {
  let tag: Tag | undefined;
  return () => (tag ??= open());
}

/** What `draw` draws is the content of a new element. */
export function addTag(pdf: Pdf, parent: Tag, name: string, draw: () => void, options: TagOptions = {}): void {
  openTag(pdf, parent, name, options).add(draw);
}

/** A text of this many lines stands on one page; a longer one may be broken, two lines at least on each side. */
const maxLinesTogether = 9;

interface TextPlace {
  x: number;
  width: number;
  above?: number;
  tag?: string;
  parent?: () => Tag;
}

export function textPieces(desk: Desk, text: string, style: TextStyle, place: TextPlace): Piece[] {
  const { pdf, tree } = desk;
  const { x, width, above = 0, tag = 'P', parent = () => tree } = place;
  const set = setText(pdf, text, style, width);
  const last = set.lines.length - 1;
  const element = lazily(() => openTag(pdf, parent(), tag));
  const pieceOf = (lines: readonly string[]): Piece => ({
    height: lines.length * set.style.leading,
    above: 0,
    draw: (y) => element().add(() => drawSet(pdf, { ...set, lines }, x, y)),
  });
  if (last < 0) return [];
  if (last < maxLinesTogether) return [{ ...pieceOf(set.lines), above }];
  return set.lines.map((line, index) => ({
    ...pieceOf([line]),
    above: index === 0 ? above : 0,
    keep: index === 0 || index === last - 1,
  }));
}

/** A set text as one piece. */
export function setPiece({ pdf, tree }: Desk, set: SetText, x: number, above = 0, tag = 'P'): Piece {
  return { height: set.height, above, draw: (y) => addTag(pdf, tree, tag, () => drawSet(pdf, set, x, y)) };
}

/** Whether a row of a table stays with the next: the first and the last are not alone on a page. The last one has no next. */
export function keepsEnds({ length }: readonly unknown[], index: number): boolean {
  return index < length - 1 && (index === 0 || index === length - 2);
}

export function heightOfPieces(pieces: readonly Piece[]): number {
  return pieces.reduce((sum, { height, above }, index) => sum + height + (index === 0 ? 0 : above), 0);
}

/** Puts `left` beside the beginning of `pieces`: no page ends beside it, and what follows begins below it. */
export function beside(left: Pick<Piece, 'height' | 'draw'>, pieces: readonly Piece[]): Piece[] {
  const joined: Piece[] = [];
  let reached = 0;
  pieces.forEach((piece, index) => {
    reached += (index === 0 ? 0 : piece.above) + piece.height;
    const isLast = index === pieces.length - 1;
    joined.push({
      ...piece,
      height: piece.height + (isLast ? Math.max(0, left.height - reached) : 0),
      keep: piece.keep === true || (reached < left.height && !isLast),
      draw: (y) => {
        if (index === 0) left.draw(y);
        piece.draw(y);
      },
    });
  });
  return joined;
}

declare namespace PDFKit {
  interface FontGlyph {
    id: number;
    advanceWidth: number;
    codePoints: readonly number[];
  }

  interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
    advanceWidth: number;
  }

  interface ShapedRun {
    glyphs: FontGlyph[];
    positions: GlyphPosition[];
    advanceWidth: number;
  }

  /** What fontkit does not tell of a font that it has opened. */
  interface OpenedFont {
    /** What is read of the file so far. */
    _tables: object;
    _layoutEngine: { engine: { GPOSProcessor?: MarkPlacement } | null };
    /** `reading` is kept from the first call for a glyph. */
    getGlyph(id: number, reading?: readonly number[]): FontGlyph;
  }

  /** What pdfkit's own types do not tell of an embedded font. */
  interface EmbeddedFont {
    font: OpenedFont;
    scale: number;
    subset: { glyphs: number[] };
    /** By the place in the subset: what the glyph reads, and its width. */
    unicode: (number[] | undefined)[];
    widths: (number | undefined)[];
    layout(text: string): ShapedRun;
    layout(text: string, features: undefined, onlyWidth: true): { advanceWidth: number };
    /** The same, all at once and not kept. */
    layoutRun(text: string, features?: unknown): ShapedRun;
    widthOfString(text: string, size: number, features?: unknown): number;
    /** Places in the subset as hexadecimal numbers, and where they are drawn. */
    encode(text: string, features?: unknown): [string[], GlyphPosition[]];
  }

  /** What fontkit does not tell of how it places marks. */
  interface MarkPlacement {
    /** `base` is `null` where the font has no place for such a mark on that letter. */
    applyAnchor(mark: object, base: object | null, baseIndex: number): void;
  }

  interface PDFDocument {
    _font: EmbeddedFont;
  }
}

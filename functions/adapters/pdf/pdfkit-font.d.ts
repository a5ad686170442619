declare namespace PDFKit {
  interface FontGlyph {
    id: number;
    advanceWidth: number;
    codePoints: number[];
  }

  interface GlyphPosition {
    xAdvance: number;
    xOffset: number;
    yOffset: number;
    advanceWidth: number;
  }

  /** What pdfkit's own types do not tell of an embedded font. */
  interface EmbeddedFont {
    font: { _layoutEngine: { engine: { GPOSProcessor?: MarkPlacement } | null } };
    scale: number;
    subset: { glyphs: number[] };
    /** By the place in the subset: what the glyph reads, and its width. */
    unicode: (number[] | undefined)[];
    widths: (number | undefined)[];
    layout(text: string): { glyphs: FontGlyph[]; positions: GlyphPosition[] };
    /** The same, all at once and not kept. */
    layoutRun(text: string): { glyphs: FontGlyph[]; positions: GlyphPosition[] };
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

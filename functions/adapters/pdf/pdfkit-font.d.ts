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
    scale: number;
    subset: { glyphs: number[] };
    /** By the place in the subset: what the glyph reads, and its width. */
    unicode: (number[] | undefined)[];
    widths: (number | undefined)[];
    layout(text: string): { glyphs: FontGlyph[]; positions: GlyphPosition[] };
    /** Places in the subset as hexadecimal numbers, and where they are drawn. */
    encode(text: string, features?: unknown): [string[], GlyphPosition[]];
  }

  interface PDFDocument {
    _font: EmbeddedFont;
  }
}

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

  /** Members of an opened font that fontkit's types lack. */
  interface OpenedFont {
    /** The tables that were parsed so far. */
    _tables: object;
    _layoutEngine: { engine: { GPOSProcessor?: MarkPlacement } | null };
    /** `reading` is kept from the first call for a glyph. */
    getGlyph(id: number, reading?: readonly number[]): FontGlyph;
  }

  /** Members of an embedded font that pdfkit's types lack. */
  interface EmbeddedFont {
    font: OpenedFont;
    scale: number;
    subset: { glyphs: number[] };
    /** Per glyph of the subset: the characters it stands for, and its width. */
    unicode: (number[] | undefined)[];
    widths: (number | undefined)[];
    layout(text: string): ShapedRun;
    layout(text: string, features: undefined, onlyWidth: true): { advanceWidth: number };
    /** Shapes the whole text at once, without the cache. */
    layoutRun(text: string, features?: unknown): ShapedRun;
    widthOfString(text: string, size: number, features?: unknown): number;
    /** Encodes the glyphs as hexadecimal indices of the subset, with their positions. */
    encode(text: string, features?: unknown): [string[], GlyphPosition[]];
  }

  /** Members of fontkit's mark placement that its types lack. */
  interface MarkPlacement {
    /** `base` is `null` where the font has no anchor for such a mark on that letter. */
    applyAnchor(mark: object, base: object | null, baseIndex: number): void;
  }

  interface PDFDocument {
    _font: EmbeddedFont;
  }
}

import type { FontName } from './font-runs.ts';

/** What shaping a word gives, without anything that belongs to one document. */
interface ShapedWord {
  /** The glyphs that shaping asked for, in order, and what each reads. */
  asked: readonly Asked[];
  glyphs: readonly number[];
  positions: PDFKit.GlyphPosition[];
  advanceWidth: number;
}

interface Asked {
  id: number;
  reading: readonly number[];
}

/** About 1 kB each. */
const maxWords = 8000;
const maxLength = 40;
const words = new Map<string, ShapedWord>();

/** How many words are kept now. */
export const countKeptWords = (): number => words.size;

const areEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Keeps what a font makes of a word for the next documents. fontkit gives a glyph the reading with which a document asked for it first, and
 * goes on from that. So only a word whose glyphs read as they were asked for is kept, and it is used only where they still would: a document
 * is the same whatever was made before it.
 */
export function keepShapedWords(embedded: PDFKit.EmbeddedFont, name: FontName): void {
  const { font } = embedded;
  const shape = embedded.layoutRun.bind(embedded);
  embedded.layoutRun = (text, features) => {
    if (features || text.length > maxLength) return shape(text, features);
    const key = `${name}:${text}`;
    const known = words.get(key);
    return (known && shapedAgain(font, known)) ?? shapeAndKeep(font, () => shape(text), known ? undefined : key);
  };
}

/** Asks the font for the same glyphs as shaping would. `undefined` where one of them reads differently in this document. */
function shapedAgain(font: PDFKit.OpenedFont, { asked, glyphs, positions, advanceWidth }: ShapedWord) {
  for (const { id, reading } of asked) if (!areEqual(font.getGlyph(id, reading).codePoints, reading)) return undefined;
  return { glyphs: glyphs.map((id) => font.getGlyph(id)), positions, advanceWidth };
}

function shapeAndKeep(
  font: PDFKit.OpenedFont,
  shape: () => PDFKit.ShapedRun,
  key: string | undefined,
): PDFKit.ShapedRun {
  if (key === undefined) return shape();
  const asked = new Map<number, Asked>();
  let isAsAsked = true;
  const { getGlyph } = font;
  font.getGlyph = (id, reading = []) => {
    const glyph = getGlyph.call(font, id, reading);
    isAsAsked &&= areEqual(glyph.codePoints, reading);
    if (!asked.has(id)) asked.set(id, { id, reading });
    return glyph;
  };
  let run: PDFKit.ShapedRun;
  try {
    run = shape();
  } finally {
    font.getGlyph = getGlyph;
  }
  if (isAsAsked) {
    const [oldest] = words.size < maxWords ? [] : words.keys();
    if (oldest !== undefined) words.delete(oldest);
    const { glyphs, positions, advanceWidth } = run;
    words.set(key, { asked: [...asked.values()], glyphs: glyphs.map(({ id }) => id), positions, advanceWidth });
  }
  return run;
}

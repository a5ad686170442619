import type { FontName } from './font-runs.ts';

/** The result of shaping a word, without anything that belongs to one document. */
interface ShapedWord {
  /** The glyphs that shaping requested, in order, each with its characters. */
  asked: readonly Asked[];
  glyphs: readonly number[];
  positions: PDFKit.GlyphPosition[];
  advanceWidth: number;
}

interface Asked {
  id: number;
  reading: readonly number[];
}

/** Limit of the cache; a word takes about 1 kB. */
const maxWords = 8000;
const maxLength = 40;
const words = new Map<string, ShapedWord>();

/** The current size of the cache. */
export const countKeptWords = (): number => words.size;

const areEqual = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((value, index) => value === other[index]);

/**
 * Caches shaped words across documents. fontkit keeps the characters with which a document first requested a glyph, which would make a
 * document depend on earlier ones. So a word is cached only if its glyphs have the characters they were requested with, and used only
 * where they still would.
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

/** Requests the same glyphs as shaping would. `undefined` if one of them stands for other characters in this document. */
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

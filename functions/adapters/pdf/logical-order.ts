const letter = '[\\u0904-\\u0939\\u0958-\\u0961\\u0972-\\u097f]\\u093c?';
const mark = '[\\u0900-\\u0903\\u093a-\\u094c\\u094e\\u094f\\u0951-\\u0957\\u0962\\u0963]';
/** A Devanagari syllable: letters joined by viramas, with their marks. */
const syllable = new RegExp(
  `(${letter}(?:\\u094d[\\u200c\\u200d]?${letter})*(?:\\u094d[\\u200c\\u200d]?)?${mark}*)`,
  'u',
);

/**
 * Lets a font's Devanagari be read in the order of its letters. Its glyphs stand in another order (the vowel sign of कि comes before its
 * consonant), and a reader puts together what the file says of each glyph. So in such a syllable the glyphs, from left to right, stand for
 * the letters from first to last; a glyph that stands for different letters in different syllables is in the file once for each.
 */
export function readInLogicalOrder(font: PDFKit.EmbeddedFont): void {
  const plain = font.encode.bind(font);
  const places = new Map<string, number>();
  const placeOf = ({ id, advanceWidth }: PDFKit.FontGlyph, reading: readonly number[]) => {
    const key = `${id}:${reading.join(' ')}`;
    const place = places.get(key) ?? font.subset.glyphs.push(id) - 1;
    places.set(key, place);
    font.unicode[place] = [...reading];
    font.widths[place] = advanceWidth * font.scale;
    return place;
  };
  const encodeSyllable = (text: string, features: unknown): ReturnType<typeof plain> => {
    const letters = [...text].map((one) => one.codePointAt(0) ?? 0);
    const { glyphs, positions } = font.layout(text);
    const isInOrder = String(glyphs.flatMap(({ codePoints }) => codePoints)) === String(letters);
    if (isInOrder || glyphs.length > letters.length) return plain(text, features);
    const hexes = glyphs.map((glyph, index) => {
      const isLast = index === glyphs.length - 1;
      const place = placeOf(glyph, letters.slice(index, isLast ? undefined : index + 1));
      return place.toString(16).padStart(4, '0');
    });
    return [hexes, positions];
  };
  font.encode = (text, features) => {
    const parts = text.split(syllable).filter(Boolean);
    if (parts.length < 2 && !syllable.test(text)) return plain(text, features);
    const encoded = parts.map((part) => (syllable.test(part) ? encodeSyllable(part, features) : plain(part, features)));
    return [encoded.flatMap(([hexes]) => hexes), encoded.flatMap(([, positions]) => positions)];
  };
}

// The scripts of India, from Devanagari to Sinhala.
const script = '(?=[\\u0900-\\u0dff])';
const nukta = '[\\u093c\\u09bc\\u0a3c\\u0abc\\u0b3c\\u0c3c\\u0cbc]';
const virama = '[\\u094d\\u09cd\\u0a4d\\u0acd\\u0b4d\\u0bcd\\u0c4d\\u0ccd\\u0d4d\\u0dca]';
const letter = `${script}\\p{L}${nukta}?`;
/** A syllable: letters joined by viramas, with their marks. */
const syllable = new RegExp(
  `(${letter}(?:${virama}[\\u200c\\u200d]?${letter})*(?:${virama}[\\u200c\\u200d]?)?(?:${script}\\p{M})*)`,
  'u',
);

const fromTheRight = /[\u0590-\u08ff]/;

/**
 * Makes copied text of India's scripts come out in logical order. Glyphs are drawn in another order than their letters (the vowel sign
 * of कि comes before its consonant), and a PDF reader joins the text that the file assigns to each glyph. So in such a syllable, the
 * glyphs from left to right are assigned the letters from first to last; a glyph that gets different letters in different places is in
 * the file once for each.
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
  const encode = (part: string): [string[], PDFKit.GlyphPosition[]] => {
    const letters = [...part].map((one) => one.codePointAt(0) ?? 0);
    // pdfkit lays out each word alone, which would leave the words of a right-to-left script in the wrong order; lay out the whole run.
    const { glyphs, positions } = fromTheRight.test(part) ? font.layoutRun(part) : font.layout(part);
    const own = glyphs.map(({ codePoints }) => codePoints);
    const isInOrder = !syllable.test(part) || String(own.flat()) === String(letters);
    const read = (place: number) => letters.slice(place, place === glyphs.length - 1 ? undefined : place + 1);
    const hexes = glyphs.map((glyph, place) => placeOf(glyph, isInOrder ? glyph.codePoints : read(place)));
    return [hexes.map((place) => place.toString(16).padStart(4, '0')), positions];
  };
  font.encode = (text, features) => {
    if (!syllable.test(text) && !fromTheRight.test(text)) return plain(text, features);
    const encoded = text.split(syllable).filter(Boolean).map(encode);
    return [encoded.flatMap(([hexes]) => hexes), encoded.flatMap(([, positions]) => positions)];
  };
}

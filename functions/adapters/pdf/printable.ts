import { readFileSync } from 'node:fs';

/** The folder `fonts` beside this file; in a deployed function beside the bundle, where the build copies it. */
export const fontsFolder = new URL('./fonts/', import.meta.url);

/** For each font the characters that it has, as the inside of a class of a regular expression. Made with the fonts. */
const coverage = JSON.parse(readFileSync(new URL('coverage.json', fontsFolder), 'utf8')) as Record<string, string>;
const fonts = Object.values(coverage).map((set) => new RegExp(`^[${set}]*$`, 'u'));
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
const graphemesOf = (text: string): string[] => [...graphemes.segment(text)].map(({ segment }) => segment);

/** Whether one of the fonts has each character of the text. */
const isCovered = (text: string): boolean => fonts.some((font) => font.test(text));

/**
 * Reduces a text to one line of characters that the report's fonts have. A letter whose mark is missing in the fonts keeps its base;
 * any other missing character (an emoji, say) is left out.
 */
export function printable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zs}\s]+/gu, ' ')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/\u2015/g, '—')
    // Removes controls and invisible marks, except the joiners, which Devanagari needs.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]/gu, '')
    .trim();
  if (isCovered(plain)) return plain;
  const kept = graphemesOf(plain).map(printableGrapheme).join('');
  return kept.replace(/ +(?=[ ,.;:!?)]|$)/g, '').trim();
}

/** The letter with those of its marks that the fonts have. */
function printableGrapheme(grapheme: string): string {
  if (isCovered(grapheme)) return grapheme;
  const [first = ''] = grapheme;
  const [base = '', ...marks] = isCovered(first) ? grapheme : grapheme.normalize('NFD');
  if (!isCovered(base)) return '';
  return marks.reduce((letter, mark) => {
    const marked = (letter + mark).normalize('NFC');
    return isCovered(marked) ? marked : letter;
  }, base);
}

/** A printable name; `undefined` if no character of it can be printed. */
export function printableName(name: string): string | undefined {
  const text = printable(name);
  return /[\p{L}\p{N}]/u.test(text) ? text : undefined;
}

import { isCovered } from './font-runs.ts';

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

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
  const kept = [...characters.segment(plain)].map(({ segment }) => printableCharacter(segment)).join('');
  return kept.replace(/ +(?=[ ,.;:!?)]|$)/g, '').trim();
}

/** The letter with those of its marks that the fonts have. */
function printableCharacter(character: string): string {
  const [first = ''] = character;
  const [base = '', ...marks] = isCovered(first) ? character : character.normalize('NFD');
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

import { coverage } from './font-coverage.ts';

/** What stands for a character that the report's fonts do not have. */
export const replacement = '◊';

const set = coverage.map(([first, last]) => `\\u{${first.toString(16)}}-\\u{${last.toString(16)}}`).join('');
const coveredText = new RegExp(`^[${set}]*$`, 'u');

const characters = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * The text on one line, in characters that the report's fonts have. A letter keeps its base where only a mark is
 * missing; any other character that is missing (an emoji, say) becomes one {@link replacement}.
 */
export function printable(text: string): string {
  const plain = text
    .normalize('NFC')
    .replace(/[\p{Zs}\s]+/gu, ' ')
    .replace(/[\u2010-\u2012]/g, '-')
    .replace(/\u2015/g, '—')
    // Controls and invisible marks; not the joiners, which Devanagari needs.
    .replace(/(?![\u200c\u200d])[\p{Cc}\p{Cf}\u{fe00}-\u{fe0f}]/gu, '')
    .trim();
  if (coveredText.test(plain)) return plain;
  return [...characters.segment(plain)].map(({ segment }) => printableCharacter(segment)).join('');
}

/** The letter with those of its marks that the fonts have. */
function printableCharacter(character: string): string {
  const [first = ''] = character;
  const [base = '', ...marks] = coveredText.test(first) ? character : character.normalize('NFD');
  if (!coveredText.test(base)) return replacement;
  return marks.reduce((letter, mark) => {
    const marked = (letter + mark).normalize('NFC');
    return coveredText.test(marked) ? marked : letter;
  }, base);
}

/** Letters that Unicode does not take apart, as people type them without their sign. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };

/** Signs that word processors put in the place of those on a keyboard. */
const typographic: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b\u2032\u02bc\u02b9\u00b4`]/gu, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
];

/** Accents over Latin, Greek and Cyrillic letters; the dot (nukta) below letters of Indian scripts; what is drawn as nothing. */
const unwritten =
  /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u{110ba}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu;

/**
 * A text as it is looked up: whatever the capitals, the accents, the width of the letters, the form in which Unicode writes them,
 * or the shape of its quotes and dashes.
 * Digits of Indian scripts are those of ASCII; their vowel signs stay, because they are letters.
 */
export function foldText(text: string): string {
  return typographic
    .reduce((plain, [signs, typed]) => plain.replace(signs, typed), text)
    .replace(/\s+/gu, ' ')
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .normalize('NFKD')
    .replace(unwritten, '')
    .replace(/[øłđðþæœı]/g, (letter) => plainLetters[letter] ?? letter)
    .replace(/ς/g, 'σ')
    .replace(/(?![0-9])\p{Nd}/gu, digitValue)
    .trim();
}

/** The ten digits of a script follow each other; the first one's code point ends in 0 or in 6, in hexadecimal. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const place = point % 16;
  const isFromZero = /^\p{Nd}$/u.test(String.fromCodePoint(point - place));
  return String(isFromZero ? place : place - 6);
}

/** The words of what someone has typed, as they are looked up. */
export function searchWords(typed: string): string[] {
  return foldText(typed).split(' ').filter(Boolean);
}

/** Whether every word is in a folded text, be it as a part of a longer word. No word at all is in none. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => folded.includes(word));
}

export const maxSearchLength = 100;

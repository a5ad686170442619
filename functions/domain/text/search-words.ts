/** Letters that Unicode does not decompose, as people type them without their sign. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };

/** Signs that word processors put in place of those on a keyboard. */
const typographic: readonly (readonly [RegExp, string])[] = [
  [/[\u2018-\u201b\u2032\u02bc\u02b9\u00b4`]/gu, "'"],
  [/[\u201c-\u201f\u2033\u00ab\u00bb]/gu, '"'],
  [/[\u2010-\u2015\u2212]/gu, '-'],
];

/** Accents on Latin, Greek and Cyrillic letters; the dot (nukta) below letters of Indian scripts; invisible characters. */
const unwritten =
  /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u{110ba}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu;

/**
 * The form of a text for searches: ignores capitals, accents, width and Unicode form of letters, and the shape of quotes and dashes.
 * Digits of Indian scripts become ASCII; their vowel signs stay, because they are letters.
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

/** The ten digits of a script are consecutive; the code point of its zero ends in 0 or 6, in hexadecimal. */
function digitValue(digit: string): string {
  const point = digit.codePointAt(0) ?? 0;
  const place = point % 16;
  const isFromZero = /^\p{Nd}$/u.test(String.fromCodePoint(point - place));
  return String(isFromZero ? place : place - 6);
}

/** The words of a typed search, in the form for searches. */
export function searchWords(typed: string): string[] {
  return foldText(typed).split(' ').filter(Boolean);
}

/** Whether a folded text contains every word, also as a part of a longer word. False for no words. */
export function hasWords(folded: string, words: readonly string[]): boolean {
  return words.length > 0 && words.every((word) => folded.includes(word));
}

export const maxSearchLength = 100;

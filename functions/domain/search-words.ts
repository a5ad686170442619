/** Letters that Unicode does not take apart, as people type them without their sign. */
const plainLetters: Record<string, string> = { ø: 'o', ł: 'l', đ: 'd', ð: 'd', þ: 'th', æ: 'ae', œ: 'oe', ı: 'i' };

/** Accents over Latin, Greek and Cyrillic letters; the dot (nukta) below letters of Indian scripts; what is drawn as nothing. */
const unwritten =
  /[\u0300-\u036f\u093c\u09bc\u0a3c\u0abc\u0b3c\u0c3c\u0cbc\u{110ba}\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cs}]/gu;

/**
 * A text as it is looked up: whatever the capitals, the accents, the width of the letters or the form in which Unicode writes them.
 * Digits of Indian scripts are those of ASCII; their vowel signs stay, because they are letters.
 */
export function foldText(text: string): string {
  return text
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

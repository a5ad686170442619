import { decimalDigit } from '#functions/domain/text/decimal-digit.ts';

/** The pattern for new codes, in any case; they are stored in capitals. */
export const couponCodePattern = /^[A-Za-z0-9_-]{3,40}$/;

/** Characters that mails and word processors insert around and between characters: spaces and invisible characters. */
const padding = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** All hyphens and dashes, and the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu;

/** Characters that a sentence puts around a code: quotes, brackets, a full stop. */
const sentence = /^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu;

/**
 * The form in which codes are stored and compared: capitals (also for a Turkish dotted i), full-width characters and digits of other
 * scripts as plain ones, every dash as a hyphen, without spaces and surrounding punctuation.
 */
export function normaliseCouponCode(text: string): string {
  const plain = text.normalize('NFKC').replace(padding, '').replace(dashes, '-').replace(sentence, '');
  const capitals = plain.toUpperCase().replaceAll('İ', 'I');
  return capitals.replace(/\p{Nd}/gu, (digit) => String(decimalDigit(digit)));
}

/** A batch code in a sentence, with spaces or hyphens between its groups, or neither. */
const batchCodeInside = /(?:^|[^A-Z0-9])(TRU)[\s-]*([A-Z0-9]{4})[\s-]*([A-Z0-9]{4})[\s-]*([A-Z0-9]{4})(?![A-Z0-9])/;

const plainText = (text: string): string => text.normalize('NFKC').replace(dashes, '-').toUpperCase();

/** How many words of a pasted text are looked up. */
const maxWords = 3;

/**
 * The codes to look up for a typed text: normalised, then as a batch code whose hyphens were left out, then words of a pasted sentence
 * or link.
 */
export function couponCodesToTry(typed: string): string[] {
  // Half of a surrogate pair is in no code, and the table refuses it in a key.
  if (/\p{Cs}/u.test(typed)) return [];
  const code = normaliseCouponCode(typed);
  const ofBatch = /^(TRU)(.{4})(.{4})(.{4})$/.exec(code.replaceAll('-', '')) ?? batchCodeInside.exec(plainText(typed));
  const grouped = ofBatch ? ofBatch.slice(1).join('-') : code;
  const codes = new Set([code, grouped, ...wordsLikeCodes(typed)]);
  return [...codes].filter((candidate) => candidate !== '');
}

/** Words that may be codes, the likeliest first: with digits, then in capitals, then the later ones. */
function wordsLikeCodes(text: string): string[] {
  const words = text
    .normalize('NFKC')
    .replace(dashes, '-')
    .split(/[^\p{L}\p{N}_-]+/u);
  const likelihood = (word: string) => Number(/\p{Nd}/u.test(word)) * 2 + Number(word === word.toUpperCase());
  return words
    .reverse()
    .filter((word) => couponCodePattern.test(normaliseCouponCode(word)))
    .sort((a, b) => likelihood(b) - likelihood(a))
    .slice(0, maxWords)
    .map(normaliseCouponCode);
}

/** Leaves out 0, O, 1 and I, so that codes can be read aloud and copied by hand. 32 characters, five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 3;
const groupLength = 4;

/** Number of random bytes for a code. */
export const codeBytes = groups * groupLength;

/** `TRU-7K2M-QX4D-9HRT`: 60 bits of the given bytes, too many to guess. */
export function couponCode(bytes: Uint8Array): string {
  if (bytes.length < codeBytes) throw new Error(`A coupon code takes ${codeBytes} bytes.`);
  const signs = [...bytes.subarray(0, codeBytes)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return ['TRU', ...(signs.match(/.{4}/g) ?? [])].join('-');
}

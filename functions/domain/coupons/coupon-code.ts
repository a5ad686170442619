/** What an admin may call a coupon, in any case: it is kept in capitals. */
export const couponCodePattern = /^[A-Za-z0-9_-]{3,40}$/;

/** What a mail or a word processor puts around and between the characters: spaces, and what is drawn as nothing. */
const padding = /[\s\p{Z}\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}]+/gu;
/** All hyphens and dashes, and the minus sign. */
const dashes = /[\p{Pd}\u2212]/gu;

/** What a sentence puts around a code: quotes, brackets, a full stop. */
const sentence = /^[^\p{L}\p{N}_-]+|[^\p{L}\p{N}_-]+$/gu;

/**
 * How a code is kept and compared: in capitals (a Turkish dotted one, too), full-width characters as plain ones, every dash as a
 * hyphen, no spaces, and none of the punctuation around it.
 */
export function normaliseCouponCode(text: string): string {
  const plain = text.normalize('NFKC').replace(padding, '').replace(dashes, '-').replace(sentence, '');
  return plain.toUpperCase().replaceAll('İ', 'I');
}

/** Under which codes to look for what was typed: normalised, then as a code of a batch whose hyphens were left out. */
export function couponCodesToTry(typed: string): string[] {
  const code = normaliseCouponCode(typed);
  const ofBatch = code.replaceAll('-', '').match(/^(TRU)(.{4})(.{4})(.{4})$/);
  const grouped = ofBatch ? ofBatch.slice(1).join('-') : code;
  return [...new Set([code, grouped])].filter((candidate) => candidate !== '');
}

/** No 0 and O, no 1 and I: what is read aloud or copied by hand arrives. 32 signs, five bits each. */
const alphabet = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const groups = 3;
const groupLength = 4;

/** How many random bytes a code is made of. */
export const codeBytes = groups * groupLength;

/** `TRU-7K2M-QX4D-9HRT`: 60 bits of the given bytes, too many to guess. */
export function couponCode(bytes: Uint8Array): string {
  if (bytes.length < codeBytes) throw new Error(`A coupon code takes ${codeBytes} bytes.`);
  const signs = [...bytes.subarray(0, codeBytes)].map((byte) => alphabet.charAt(byte % alphabet.length)).join('');
  return ['TRU', ...(signs.match(/.{4}/g) ?? [])].join('-');
}

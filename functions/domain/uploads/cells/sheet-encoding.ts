/** Possible encodings of a .csv file. */
export const csvEncodings = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'] as const;
export type CsvEncoding = (typeof csvEncodings)[number];

/** Encodings to choose from for bytes that are not Unicode; the likelier first. */
export const byteEncodings = ['windows-1252', 'macintosh', 'utf-8'] as const satisfies CsvEncoding[];
type ByteEncoding = (typeof byteEncodings)[number];

/** Characters of Windows-1252 in place of Latin-1's control characters. Node 20's own decoder leaves these undecoded. */
const windows80 = '€\x81‚ƒ„…†‡ˆ‰Š‹Œ\x8dŽ\x8f\x90‘’“”•–—˜™š›œ\x9džŸ';
/** Mac Roman from 0x80 on. */
const mac80 =
  'ÄÅÇÉÑÖÜáàâäãåçéèêëíìîïñóòôöõúùûü†°¢£§•¶ß®©™´¨≠ÆØ∞±≤≥¥µ∂∑∏π∫ªºΩæø' +
  '¿¡¬√ƒ≈∆«»…\u00a0ÀÃÕŒœ–—“”‘’÷◊ÿŸ⁄€‹›ﬁﬂ‡·‚„‰ÂÊÁËÈÍÎÏÌÓÔ\uf8ffÒÚÛÙıˆ˜¯˘˙˚¸˝˛ˇ';

/** Decodes a text whose characters are bytes. */
export function decodeBytes(text: string, encoding: ByteEncoding): string {
  if (encoding === 'utf-8') return new TextDecoder().decode(Uint8Array.from(text, (byte) => byte.charCodeAt(0)));
  const [from, to, table] = encoding === 'macintosh' ? [0x80, 0xff, mac80] : [0x80, 0x9f, windows80];
  return text.replace(/[\x80-\xff]/g, (byte) => {
    const code = byte.charCodeAt(0);
    return from <= code && code <= to ? table.charAt(code - from) : byte;
  });
}

export function isByteEncoding(encoding: CsvEncoding | undefined): encoding is ByteEncoding {
  return byteEncodings.some((one) => one === encoding);
}

const maxSampled = 2_000;
const inWord = /^[’'\u00ad-]$/u;
const ofText = /^[‘’“”–—…•₹£€°©®™½¼¾×\u00a0]$/u;

/** Guesses the encoding in which the texts look most like words: letters of one case within words, quotation marks around them. */
export function guessEncoding(texts: Iterable<string>): ByteEncoding {
  const scores = new Map<ByteEncoding, number>(byteEncodings.map((encoding) => [encoding, 0]));
  let looked = 0;
  let [sound, broken] = [0, 0];
  for (const text of texts) {
    if (!/[\x80-\xff]/.test(text)) continue;
    for (const encoding of byteEncodings) {
      scores.set(encoding, (scores.get(encoding) ?? 0) + plausibility(decodeBytes(text, encoding)));
    }
    // Bytes of another encoding form valid UTF-8 characters only by chance.
    for (const character of decodeBytes(text, 'utf-8')) {
      if (character === '\ufffd') broken += 1;
      else if (character > '\x7f') sound += 1;
    }
    looked += 1;
    if (looked >= maxSampled) break;
  }
  if (sound > 2 * broken) return 'utf-8';
  return byteEncodings.reduce((best, one) => ((scores.get(one) ?? 0) > (scores.get(best) ?? 0) ? one : best));
}

function plausibility(text: string): number {
  let sum = 0;
  const characters = Array.from(text.slice(0, 4_000));
  characters.forEach((character, index) => {
    if (character <= '\x7f') return;
    const [before = ' ', after = ' '] = [characters[index - 1], characters[index + 1]];
    sum += plausible(before, character, after);
  });
  return sum;
}

function plausible(before: string, character: string, after: string): number {
  const [left, right] = [/^\p{L}$/u.test(before), /^\p{L}$/u.test(after)];
  if (character === '\ufffd' || /^[\p{Cc}\p{Co}]$/u.test(character)) return -5;
  if (/^\p{Ll}$/u.test(character)) return left || right ? 1 : -1;
  if (/^\p{Lu}$/u.test(character)) return /^\p{Ll}$/u.test(before) ? -2 : right ? 1 : -1;
  if (/^[\p{Lo}\p{M}]$/u.test(character)) return 1;
  if (inWord.test(character)) return 1;
  if (ofText.test(character)) return left && right ? -1 : 1;
  return -1;
}

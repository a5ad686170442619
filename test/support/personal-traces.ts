import { gunzipSync, inflateSync } from 'node:zlib';
import { unzipSync } from 'fflate';

/**
 * Says which of these words are in some bytes: as they are in any case, URL-encoded, as base64 or hex, and inside gzip, zlib and zip, as
 * deep as they are packed into one another. (What is in base64 is unpacked, too.)
 */
export function tracesIn(bytes: Uint8Array, words: readonly string[], depth = 0): string[] {
  const text = Buffer.from(bytes).toString('latin1');
  const lower = text.toLowerCase();
  const found = new Set(words.filter((word) => isSpelledIn({ text, lower }, word)));
  if (depth < 4)
    for (const inner of unpacked(bytes, text)) for (const word of tracesIn(inner, words, depth + 1)) found.add(word);
  return [...found];
}

function isSpelledIn({ text, lower }: { text: string; lower: string }, word: string): boolean {
  const cases = [...new Set([word, word.toLowerCase(), word.toUpperCase()])];
  const plain = [word, encodeURIComponent(word), word.replaceAll(' ', '+'), Buffer.from(word).toString('hex')];
  return (
    plain.some((form) => lower.includes(Buffer.from(form).toString('latin1').toLowerCase())) ||
    cases.some((form) => base64Forms(form).some((coded) => text.includes(coded)))
  );
}

/** The three ways in which base64 may write a word, by where it begins; without the characters that its neighbours share. */
function base64Forms(word: string): string[] {
  return [0, 1, 2].flatMap((offset) => {
    const coded = Buffer.concat([Buffer.alloc(offset), Buffer.from(word)]).toString('base64');
    const inner = coded.replace(/=+$/, '').slice(offset === 0 ? 0 : offset + 1, -1);
    return [inner, inner.replaceAll('+', '-').replaceAll('/', '_')];
  });
}

const gzipStart = '\x1f\x8b\x08';
/** The second byte of a zlib stream: by it the two are a multiple of 31. */
const zlibLevels = new Set([0x01, 0x5e, 0x9c, 0xda]);

function* unpacked(bytes: Uint8Array, text: string): Generator<Uint8Array> {
  for (let at = text.indexOf(gzipStart); at >= 0; at = text.indexOf(gzipStart, at + 1))
    yield* attempted(() => gunzipSync(bytes.subarray(at)));
  for (let at = text.indexOf('x'); at >= 0; at = text.indexOf('x', at + 1))
    if (zlibLevels.has(bytes[at + 1] ?? 0)) yield* attempted(() => inflateSync(bytes.subarray(at)));
  if (text.startsWith('PK\x03\x04')) yield* Object.values(unzipSync(bytes));
  for (const [coded] of text.matchAll(/[A-Za-z0-9+/_-]{40,}/g)) yield Buffer.from(coded, 'base64');
}

/** Nothing if these bytes only look as if they were packed. */
function attempted(unpack: () => Uint8Array): Uint8Array[] {
  try {
    return [unpack()];
  } catch {
    return [];
  }
}

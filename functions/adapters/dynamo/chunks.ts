import { gunzipSync, gzipSync } from 'node:zlib';

/** DynamoDB takes 400 KB an item; keys and overhead need room. */
export const maxChunkBytes = 350 * 1024;
/** A chunk is a page of an answer, and Lambda's answers have 6 MB at most: JSON as a text in JSON. */
const maxAnswerBytes = 5 * 1024 * 1024;

const maxItems = 1000;

/** Deterministic gzip JSON: no time stamp, so equal input gives equal bytes. */
export function pack(value: unknown): Uint8Array {
  return gzipSync(JSON.stringify(value), { level: 9 });
}

export function unpack<T>(bytes: Uint8Array): T {
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as T;
}

/** Splits a list into packed chunks that fit into an item and into an answer, in order; at least one, also of an empty list. */
export function packList(items: readonly unknown[]): Uint8Array[] {
  if (items.length <= 1 || (items.length <= maxItems && fitsAnswer(items))) {
    const packed = pack(items);
    if (packed.byteLength <= maxChunkBytes) return [packed];
    if (items.length === 1) throw new Error(`One entry alone takes ${packed.byteLength} bytes packed.`);
  }
  const half = Math.ceil(items.length / 2);
  return [...packList(items.slice(0, half)), ...packList(items.slice(half))];
}

function fitsAnswer(items: readonly unknown[]): boolean {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(items))) <= maxAnswerBytes;
}

import { gunzipSync, gzipSync } from 'node:zlib';

/** DynamoDB takes 400 KB an item; keys and overhead need room. */
const mostChunkBytes = 350 * 1024;

/** Deterministic gzip JSON: no time stamp, so equal input gives equal bytes. */
export function pack(value: unknown): Uint8Array {
  return gzipSync(JSON.stringify(value), { level: 9 });
}

export function unpack<T>(bytes: Uint8Array): T {
  return JSON.parse(gunzipSync(bytes).toString('utf8')) as T;
}

/** Splits a list into packed chunks of at most 350 KB, in order; at least one, also of an empty list. */
export function packList<T>(items: readonly T[], mostItems = 1000): Uint8Array[] {
  if (items.length <= mostItems) {
    const packed = pack(items);
    if (packed.byteLength <= mostChunkBytes) return [packed];
    if (items.length === 1) throw new Error(`One entry alone takes ${packed.byteLength} bytes packed.`);
  }
  const half = Math.ceil(items.length / 2);
  return [...packList(items.slice(0, half), mostItems), ...packList(items.slice(half), mostItems)];
}

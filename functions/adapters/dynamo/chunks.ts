import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { ItemKey } from './get-items.ts';
import { pathOf, refuseItem, type Reader } from './item-reader.ts';

/** DynamoDB's limit is 400 KB per item; the rest is for keys and overhead. */
export const maxChunkBytes = 350 * 1024;
/** Each chunk becomes one page of a reply. Lambda's limit for a reply is 6 MB, with the JSON escaped as a text in JSON. */
const maxAnswerBytes = 5 * 1024 * 1024;

const maxItems = 1000;

/** Packs a value as gzipped JSON without a time stamp, so that equal input gives equal bytes. */
export function pack(value: unknown): Uint8Array {
  return gzipSync(JSON.stringify(value), { level: 9 });
}

/**
 * Reads what `pack` made of a value. `key` is that of the item that has it, or of the first one of several.
 * @throws MalformedItem with the key and the path of the field (`data.17.options.2.points`), but with none of the values.
 */
export function unpack<T>({ pk, sk }: ItemKey, attribute: string, bytes: Uint8Array, read: Reader<T>): T {
  const { success, data, error } = z.safeParse(read, jsonOf(bytes));
  return success ? data : refuseItem({ pk, sk }, [attribute, ...pathOf(error)]);
}

/** Drops the errors of the parsers, because that of `JSON.parse` quotes the text. */
function jsonOf(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(gunzipSync(bytes).toString('utf8'));
  } catch {
    return undefined;
  }
}

/** Splits a list into packed chunks, in order, that fit into an item and into a reply. An empty list gives one chunk. */
export function packList(items: readonly unknown[]): Uint8Array[] {
  if (items.length <= 1 || (items.length <= maxItems && fitsAnswer(items))) {
    const packed = pack(items);
    if (packed.byteLength <= maxChunkBytes) return [packed];
    if (items.length === 1) throw new Error(`One entry alone takes ${packed.byteLength} bytes, compressed.`);
  }
  const half = Math.ceil(items.length / 2);
  return [...packList(items.slice(0, half)), ...packList(items.slice(half))];
}

function fitsAnswer(items: readonly unknown[]): boolean {
  return Buffer.byteLength(JSON.stringify(JSON.stringify(items))) <= maxAnswerBytes;
}

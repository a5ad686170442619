import { createHash } from 'node:crypto';
import { normaliseText } from '#functions/domain/banks/question.ts';

/** The question that had a text last, and the version in which that question was new. */
export interface TextOwner {
  id: number;
  since: number;
}

const hashBytes = 12;
const entryBytes = hashBytes + 8;
/** DynamoDB's limit is 400 KB per item; the rest is for the key and overhead. */
export const maxEntries = Math.floor((350 * 1024) / entryBytes);

/** Identifies a text by 96 bits of the SHA-256 of its normalised form, as base64. */
export function textHash(text: string): string {
  return createHash('sha256').update(normaliseText(text)).digest().toString('base64', 0, hashBytes);
}

/** Packs entries of twenty bytes each, in order: hash, id, since. Hashes do not compress. */
export function packSegment(entries: readonly (readonly [hash: string, owner: TextOwner])[]): Buffer {
  const bytes = Buffer.alloc(entries.length * entryBytes);
  for (const [index, [hash, { id, since }]] of entries.entries()) {
    bytes.write(hash, index * entryBytes, 'base64');
    bytes.writeUInt32BE(id, index * entryBytes + hashBytes);
    bytes.writeUInt32BE(since, index * entryBytes + hashBytes + 4);
  }
  return bytes;
}

export function unpackSegment(bytes: Uint8Array): [hash: string, owner: TextOwner][] {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Array.from({ length: buffer.length / entryBytes }, (_, index) => {
    const at = index * entryBytes;
    const id = buffer.readUInt32BE(at + hashBytes);
    const since = buffer.readUInt32BE(at + hashBytes + 4);
    return [buffer.toString('base64', at, at + hashBytes), { id, since }];
  });
}

/** The key of a segment: equal bytes are one item, so a retry overwrites it with the same content. */
export function segmentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

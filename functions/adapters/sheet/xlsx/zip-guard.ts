import { crc32, inflateRawSync } from 'node:zlib';
import { refuseFile } from '#functions/adapters/sheet/refuse-file.ts';
import type { ArchiveLimits } from '#functions/adapters/sheet/sheet-limits.ts';
import { readDirectory, type ZipEntry } from './zip-directory.ts';

interface Archive {
  /** Names of all entries. */
  names: string[];
  /** Unpacked contents of the wanted entries, by name. */
  parts: Map<string, Buffer>;
}

/**
 * Unpacks the wanted entries of an archive. No entry may grow beyond its declared size, and declared sizes are within the limits, so an
 * archive costs no more memory than it declares. (zlib works in pieces of 16 KB: a lying entry overshoots by at most one before it is
 * refused.)
 * @throws Refusal `file-refused`
 */
export function inflateArchive(
  bytes: Buffer,
  limits: ArchiveLimits,
  isWanted: (name: string) => boolean = () => true,
): Archive {
  const entries = readDirectory(bytes, limits);
  const parts = new Map<string, Buffer>();
  let tags = 0;
  for (const entry of entries.filter(({ name }) => isWanted(name))) {
    const content = inflate(bytes, entry);
    tags += countTags(content, limits.tags - tags);
    if (tags > limits.tags) refuseFile('too-much');
    parts.set(entry.name, content);
  }
  return { names: entries.map(({ name }) => name), parts };
}

function inflate(bytes: Buffer, { method, crc, packedSize, size, start }: ZipEntry): Buffer {
  const packed = bytes.subarray(start, start + packedSize);
  if (method !== 0 && method !== 8) refuseFile('other-sheet');
  const content = method === 0 ? Buffer.from(packed) : inflateUpTo(size, packed);
  if (content.length !== size || crc32(content) !== crc) refuseFile('damaged');
  return content;
}

function inflateUpTo(size: number, packed: Buffer): Buffer {
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(1, size) });
  } catch (cause) {
    refuseFile('damaged', cause);
  }
}

/** Stops counting soon after `max`. */
function countTags(content: Buffer, max: number): number {
  let tags = 0;
  for (const byte of content) {
    if (byte === 0x3c && ++tags > max) break;
  }
  return tags;
}

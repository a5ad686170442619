import type { ArchiveLimits } from '#functions/adapters/sheet/sheet-limits.ts';
import { refuseFile } from '#functions/adapters/sheet/refuse-file.ts';

export interface ZipEntry {
  name: string;
  /** 0: stored, 8: deflated. */
  method: number;
  crc: number;
  packedSize: number;
  size: number;
  /** Offset of its packed bytes. */
  start: number;
}

const endLength = 22;
const directoryLength = 46;
const localLength = 30;
/** Marks a size that is in the ZIP64 field. */
const elsewhere = 0xff_ff_ff_ff;

/**
 * Lists the entries of an archive by its central directory, without unpacking. Every entry agrees with its local header, overlaps no
 * other, and declares sizes within the limits.
 */
export function readDirectory(bytes: Buffer, limits: ArchiveLimits): ZipEntry[] {
  const end = bytes.lastIndexOf('PK\x05\x06', bytes.length - endLength, 'latin1');
  if (end < 0) refuseFile('damaged');
  const count = bytes.readUInt16LE(end + 10);
  if (count > limits.entries) refuseFile('too-much');
  const directory = bytes.readUInt32LE(end + 16);
  const entries: (ZipEntry & { offset: number })[] = [];
  let at = directory;
  for (let index = 0; index < count; index++) {
    if (bytes.readUInt32LE(at) !== 0x02_01_4b_50) refuseFile('damaged');
    const nameLength = bytes.readUInt16LE(at + 28);
    const extraLength = bytes.readUInt16LE(at + 30);
    const name = bytes.subarray(at + directoryLength, at + directoryLength + nameLength);
    const extraAt = at + directoryLength + nameLength;
    const sizes = readSizes(bytes, at, bytes.subarray(extraAt, extraAt + extraLength));
    const offset = bytes.readUInt32LE(at + 42);
    const declared = {
      method: bytes.readUInt16LE(at + 10),
      crc: bytes.readUInt32LE(at + 16),
      ...sizes,
    };
    const start = readLocalHeader(bytes, offset, name, declared);
    entries.push({ name: name.toString('utf8'), ...declared, start, offset });
    at = extraAt + extraLength + bytes.readUInt16LE(at + 32);
  }
  refuseOverlaps(entries, directory);
  refuseExcess(entries, limits);
  return entries;
}

/** The flags of an encrypted entry, a strongly encrypted one, or a masked header. */
function isLocked(flags: number): boolean {
  return (flags & 0x20_41) !== 0;
}

function readSizes(bytes: Buffer, at: number, extra: Buffer): { packedSize: number; size: number } {
  const size = bytes.readUInt32LE(at + 24);
  const packedSize = bytes.readUInt32LE(at + 20);
  if (size !== elsewhere && packedSize !== elsewhere) return { size, packedSize };
  let field = 0;
  while (extra.readUInt16LE(field) !== 1) field += 4 + extra.readUInt16LE(field + 2);
  let value = field + 4;
  const next = () => Number(extra.readBigUInt64LE((value += 8) - 8));
  return { size: size === elsewhere ? next() : size, packedSize: packedSize === elsewhere ? next() : packedSize };
}

/** @returns the offset of the entry's packed bytes */
function readLocalHeader(
  bytes: Buffer,
  offset: number,
  name: Buffer,
  declared: Omit<ZipEntry, 'name' | 'start'>,
): number {
  const flags = bytes.readUInt16LE(offset + 6);
  if (isLocked(flags)) refuseFile('locked');
  const start = offset + localLength + bytes.readUInt16LE(offset + 26) + bytes.readUInt16LE(offset + 28);
  const sizesFollow = (flags & 8) !== 0;
  const agrees =
    bytes.readUInt32LE(offset) === 0x04_03_4b_50 &&
    bytes.readUInt16LE(offset + 8) === declared.method &&
    name.equals(bytes.subarray(offset + localLength, offset + localLength + bytes.readUInt16LE(offset + 26))) &&
    (sizesFollow || agreesWith(bytes.readUInt32LE(offset + 18), declared.packedSize)) &&
    (sizesFollow || agreesWith(bytes.readUInt32LE(offset + 22), declared.size));
  if (!agrees) refuseFile('damaged');
  return start;
}

function agreesWith(local: number, declared: number): boolean {
  return local === declared || local === elsewhere;
}

function refuseOverlaps(entries: readonly (ZipEntry & { offset: number })[], directory: number): void {
  const inOrder = [...entries].sort((a, b) => a.offset - b.offset);
  inOrder.forEach((entry, index) => {
    if (entry.start + entry.packedSize > (inOrder[index + 1]?.offset ?? directory)) refuseFile('damaged');
  });
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size !== entries.length) refuseFile('damaged');
}

function refuseExcess(entries: readonly ZipEntry[], limits: ArchiveLimits): void {
  const total = entries.reduce((sum, { size }) => sum + size, 0);
  const dense = entries.some(({ size, packedSize }) => size > 1_000_000 && size > packedSize * limits.ratio);
  if (total > limits.bytes || dense) refuseFile('too-much');
}

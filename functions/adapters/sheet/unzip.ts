import { crc32 } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';
import { refuseFile } from './refuse-file.ts';

/** Limits for an archive. `ratio`: unpacked bytes for each packed byte of an entry above 1 MB. */
export const archiveLimits = { bytes: 100_000_000, ratio: 200, exempt: 1_000_000 } as const;

interface Archive {
  /** Names of all entries, in lower case. */
  names: string[];
  /** Unpacked contents of the wanted entries, by name. */
  parts: Map<string, Buffer>;
}

/**
 * Unpacks the wanted entries of an archive within {@link archiveLimits}. fflate gives an entry no more memory than the entry declares,
 * but does not check the checksums of the directory.
 * @throws Refusal `file-refused`; RangeError or fflate's error if the archive is damaged
 */
export function unzip(archive: Buffer, isWanted: (name: string) => boolean): Archive {
  const bytes = Buffer.from(archive);
  const entries = readDirectory(bytes);
  const names = entries.map(({ name }) => name);
  if (new Set(names).size < names.length) refuseFile('damaged');
  const wanted = new Map(entries.filter(({ name }) => isWanted(name)).map((entry) => [entry.name, entry]));
  let total = 0;
  for (const { size, packedSize, method } of wanted.values()) {
    if (method !== 0 && method !== 8) refuseFile('other-sheet');
    total += size;
    const isBomb = size > archiveLimits.exempt && size > packedSize * archiveLimits.ratio;
    if (isBomb || total > archiveLimits.bytes) refuseFile('too-much');
  }
  const files = unzipSync(bytes, { filter: ({ name }) => wanted.has(name.toLowerCase()) });
  const parts = new Map<string, Buffer>();
  for (const [name, content] of Object.entries(files)) {
    if (crc32(content) !== wanted.get(name.toLowerCase())?.checksum) refuseFile('damaged');
    parts.set(name, Buffer.from(content));
  }
  return { names, parts };
}

interface Entry {
  /** In lower case: Excel knows no difference. */
  name: string;
  method: number;
  checksum: number;
  packedSize: number;
  size: number;
}

const elsewhere = 0xff_ff_ff_ff;

/**
 * The entries of an archive. Sizes in ZIP64 fields, as some programs write them for small entries, too, are copied to their usual
 * place, where fflate looks for them.
 */
function readDirectory(bytes: Buffer): Entry[] {
  const entries: Entry[] = [];
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  // A directory that begins far away has its place in a second record.
  const isWide = bytes.readUInt32LE(end + 16) === elsewhere;
  let at = isWide ? wideAt(bytes, wideAt(bytes, end - 12) + 48) : bytes.readUInt32LE(end + 16);
  while (bytes.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    if (bytes.readUInt16LE(at + 8) & 1) refuseFile('locked');
    const extra = at + 46 + bytes.readUInt16LE(at + 28);
    const next = extra + bytes.readUInt16LE(at + 30);
    let field = extra;
    while (field < next && bytes.readUInt16LE(field) !== 1) field += 4 + bytes.readUInt16LE(field + 2);
    const sizeOf = (place: number, value: number) => {
      const size = bytes.readUInt32LE(place);
      if (size !== elsewhere || field >= next) return size;
      const wide = Math.min(wideAt(bytes, value), elsewhere);
      if (!isWide) bytes.writeUInt32LE(wide, place);
      return wide;
    };
    entries.push({
      name: strFromU8(bytes.subarray(at + 46, extra)).toLowerCase(),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      size: sizeOf(at + 24, field + 4),
      packedSize: sizeOf(at + 20, field + 12),
    });
    at = next + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

const wideAt = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at));

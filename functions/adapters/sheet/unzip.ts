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
  // fflate decodes names in another way if an entry doesn't say that its name is UTF-8, and counts the entries by another field.
  if (parts.size < wanted.size) refuseFile('damaged');
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
 * The entries of an archive. Sizes and places in ZIP64 fields, as some programs write them for small archives, too, are copied to
 * their usual place, where fflate looks for them.
 */
function readDirectory(bytes: Buffer): Entry[] {
  const entries: Entry[] = [];
  const end = bytes.lastIndexOf('PK\x05\x06', undefined, 'latin1');
  const begin = bytes.readUInt32LE(end + 16);
  // A directory that begins far away has its place in a second record.
  let at = begin === elsewhere ? wideAt(bytes, wideAt(bytes, end - 12) + 48) : begin;
  while (bytes.toString('latin1', at, at + 4) === 'PK\x01\x02') {
    if (bytes.readUInt16LE(at + 8) & 1) refuseFile('locked');
    const extra = at + 46 + bytes.readUInt16LE(at + 28);
    const next = extra + bytes.readUInt16LE(at + 30);
    let field = extra;
    while (field < next && bytes.readUInt16LE(field) !== 1) field += 4 + bytes.readUInt16LE(field + 2);
    let value = field + 4;
    for (const place of [at + 24, at + 20, at + 42]) {
      if (field >= next || bytes.readUInt32LE(place) !== elsewhere) continue;
      bytes.writeUInt32LE(Math.min(wideAt(bytes, value), elsewhere), place);
      value += 8;
    }
    entries.push({
      name: strFromU8(bytes.subarray(at + 46, extra)).toLowerCase(),
      method: bytes.readUInt16LE(at + 10),
      checksum: bytes.readUInt32LE(at + 16),
      packedSize: bytes.readUInt32LE(at + 20),
      size: bytes.readUInt32LE(at + 24),
    });
    at = next + bytes.readUInt16LE(at + 32);
  }
  return entries;
}

const wideAt = (bytes: Buffer, at: number) => Number(bytes.readBigUInt64LE(at));

import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** The unpacked size in the headers, if it is not the true one. */
  declaredSize?: number;
  /** General purpose flags: bit 0 is "encrypted". */
  flags?: number;
  /** The name in the local header, if it differs from that in the directory. */
  localName?: string;
  /** The unpacked size in the local header, if it differs from that in the directory. */
  localSize?: number;
  crc?: number;
  method?: number;
  /** Written as a stream: the sizes follow the packed bytes. */
  streamed?: boolean;
  /** Has its sizes and its place in a ZIP64 field, as Apache POI writes small archives. */
  wide?: boolean;
}

const elsewhere = 0xff_ff_ff_ff;

/** Makes a zip archive, whose headers may lie. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const part of parts) {
    const packed = part.method === 0 ? Buffer.from(part.content) : deflateRawSync(part.content);
    const facts = factsOf(part, packed.length);
    const local = part.streamed
      ? { ...facts, crc: 0, packedSize: 0, size: 0 }
      : { ...facts, size: part.localSize ?? facts.size };
    const piece = Buffer.concat([
      ...headerOf('PK\x03\x04', local, part.localName ?? part.name),
      Buffer.from(part.localName ?? part.name),
      packed,
      part.streamed ? sizesOf(facts) : Buffer.alloc(0),
    ]);
    const extra = part.wide ? wideOf(facts, offset) : Buffer.alloc(0);
    const central = part.wide ? { ...facts, packedSize: elsewhere, size: elsewhere } : facts;
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(part.wide ? elsewhere : offset, 10);
    directory.push(
      ...headerOf('PK\x01\x02\x14\x00', central, part.name, extra.length),
      tail,
      Buffer.from(part.name),
      extra,
    );
    pieces.push(piece);
    offset += piece.length;
  }
  const listing = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listing.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...pieces, listing, end]);
}

interface Facts {
  flags: number;
  method: number;
  crc: number;
  packedSize: number;
  size: number;
}

function factsOf(part: ZipPart, packedSize: number): Facts {
  const content = Buffer.from(part.content);
  return {
    flags: part.flags ?? (part.streamed ? 8 : 0),
    method: part.method ?? 8,
    crc: part.crc ?? crc32(content),
    packedSize,
    size: part.declaredSize ?? content.length,
  };
}

function headerOf(mark: string, facts: Facts, name: string, extraLength = 0): Buffer[] {
  const fields = Buffer.alloc(10);
  fields.writeUInt16LE(20, 0);
  fields.writeUInt16LE(facts.flags, 2);
  fields.writeUInt16LE(facts.method, 4);
  const lengths = Buffer.alloc(4);
  lengths.writeUInt16LE(Buffer.byteLength(name), 0);
  lengths.writeUInt16LE(extraLength, 2);
  return [Buffer.from(mark, 'latin1'), fields, sizesOf(facts), lengths];
}

function sizesOf({ crc, packedSize, size }: Facts): Buffer {
  return Buffer.from(Uint32Array.of(crc, packedSize, size).buffer);
}

function wideOf({ packedSize, size }: Facts, offset: number): Buffer {
  const unrelated = Buffer.from([0x55, 0x54, 1, 0, 0]);
  return Buffer.concat([
    unrelated,
    Buffer.from([1, 0, 24, 0]),
    Buffer.from(BigUint64Array.of(BigInt(size), BigInt(packedSize), BigInt(offset)).buffer),
  ]);
}

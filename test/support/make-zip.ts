import { crc32, deflateRawSync } from 'node:zlib';

export interface ZipPart {
  name: string;
  content: string | Buffer;
  /** What the headers say of its unpacked size, if it is not the truth. */
  declaredSize?: number;
  /** General purpose flags: 1 is "encrypted". */
  flags?: number;
  /** The name in the local header, if it differs from that in the directory. */
  localName?: string;
  crc?: number;
  /** Points the directory at the packed bytes of the part before. */
  overlaps?: boolean;
  method?: number;
}

/** A zip archive, whose headers may lie. */
export function makeZip(parts: readonly ZipPart[]): Buffer {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  let earlier = 0;
  for (const part of parts) {
    const content = Buffer.from(part.content);
    const packed = part.method === 0 ? content : deflateRawSync(content);
    const header = (name: string) => {
      const fields = Buffer.alloc(26);
      fields.writeUInt16LE(20, 0);
      fields.writeUInt16LE(part.flags ?? 0, 2);
      fields.writeUInt16LE(part.method ?? 8, 4);
      fields.writeUInt32LE(part.crc ?? crc32(content), 10);
      fields.writeUInt32LE(packed.length, 14);
      fields.writeUInt32LE(part.declaredSize ?? content.length, 18);
      fields.writeUInt16LE(Buffer.byteLength(name), 22);
      return fields;
    };
    const place = part.overlaps ? earlier : offset;
    if (!part.overlaps) {
      const localName = part.localName ?? part.name;
      const local = [Buffer.from('PK\x03\x04', 'latin1'), header(localName), Buffer.from(localName), packed];
      pieces.push(...local);
      earlier = offset;
      offset += local.reduce((sum, piece) => sum + piece.length, 0);
    }
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(place, 10);
    directory.push(Buffer.from('PK\x01\x02\x14\x00', 'latin1'), header(part.name), tail, Buffer.from(part.name));
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

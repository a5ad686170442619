import { promisify } from 'node:util';
import { constants, crc32, deflateRaw } from 'node:zlib';
import * as z from 'zod/mini';
import { refuse } from '#functions/domain/refusal.ts';

const deflate = promisify(deflateRaw);

const part = z.object({
  path: z.string(),
  /** Position in the archive. */
  at: z.number(),
  crc: z.number(),
  size: z.number(),
  packed: z.number(),
});
type Part = z.infer<typeof part>;

/** What is known of an archive, so that another process can continue it: the finished parts, and the open one. */
export const zipState = z.object({ written: z.number(), parts: z.array(part), open: z.optional(part) });
export type ZipState = z.infer<typeof zipState>;

/** The largest number in the fields of the format without its 64-bit extension. */
const maxBytes = 0xff_ff_ff_ff;

/**
 * Writes a zip archive piece by piece; each call returns the next bytes. Every piece is compressed by itself, so all that has to be
 * remembered between two pieces is `state`: the compressor has none.
 */
export function zipWriter(state: ZipState = { written: 0, parts: [] }) {
  const counted = (bytes: Buffer) => {
    state.written += bytes.length;
    if (state.written > maxBytes) {
      refuse('file-refused', 'The file would be larger than Excel takes. Choose fewer days, or CSV.');
    }
    return bytes;
  };

  return {
    state,

    open(path: string): Uint8Array {
      state.open = { path, at: state.written, crc: 0, size: 0, packed: 0 };
      return counted(localHeader(path));
    },

    async add(bytes: Uint8Array): Promise<Uint8Array> {
      const open = requireOpen(state);
      // Ends at a whole byte and is not the last block, so that any number of pieces is one valid stream.
      const packed = await deflate(bytes, { level: 6, finishFlush: constants.Z_SYNC_FLUSH });
      open.crc = crc32(bytes, open.crc);
      open.size += bytes.length;
      open.packed += packed.length;
      if (open.size > maxBytes) {
        refuse('file-refused', 'The file would be larger than Excel takes. Choose fewer days, or CSV.');
      }
      return counted(packed);
    },

    close(): Uint8Array {
      const open = requireOpen(state);
      open.packed += lastBlock.length;
      state.parts.push(open);
      delete state.open;
      return counted(Buffer.concat([lastBlock, dataDescriptor(open)]));
    },

    end(): Uint8Array {
      const at = state.written;
      const directory = Buffer.concat(state.parts.map(directoryEntry));
      return counted(Buffer.concat([directory, endOfDirectory(state.parts.length, directory.length, at)]));
    },
  };
}

function requireOpen({ open }: ZipState): Part {
  if (!open) throw new Error('No part of the archive is open.');
  return open;
}

/** An empty last block of a deflated stream. */
const lastBlock = Buffer.from([0x03, 0x00]);

const version = 20;
/** Sizes follow the data; names are UTF-8. */
const flags = 0x08_08;
const deflated = 8;
/** 1 January 1980, the format's first day: the file says when it was made nowhere. */
const firstDay = 0x21;

const short = (...values: number[]) => numbers(values, 2);
const long = (...values: number[]) => numbers(values, 4);

function numbers(values: readonly number[], bytes: 2 | 4): Buffer {
  const buffer = Buffer.alloc(values.length * bytes);
  for (const [index, value] of values.entries()) buffer.writeUIntLE(value, index * bytes, bytes);
  return buffer;
}

function localHeader(path: string): Buffer {
  const name = Buffer.from(path);
  const sizesFollow = [0, 0, 0];
  return Buffer.concat([
    long(0x04_03_4b_50),
    short(version, flags, deflated, 0, firstDay),
    long(...sizesFollow),
    short(name.length, 0),
    name,
  ]);
}

const dataDescriptor = ({ crc, packed, size }: Part) => long(0x08_07_4b_50, crc, packed, size);

function directoryEntry({ path, at, crc, packed, size }: Part): Buffer {
  const name = Buffer.from(path);
  return Buffer.concat([
    long(0x02_01_4b_50),
    short(version, version, flags, deflated, 0, firstDay),
    long(crc, packed, size),
    short(name.length, 0, 0, 0, 0),
    long(0, at),
    name,
  ]);
}

const endOfDirectory = (count: number, bytes: number, at: number) =>
  Buffer.concat([long(0x06_05_4b_50), short(0, 0, count, count), long(bytes, at), short(0)]);

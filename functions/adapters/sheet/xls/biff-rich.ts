import { textLeft } from '#functions/adapters/sheet/struck-runs.ts';

/** A rich text of an .xls file: where each part begins, and whether its font is struck out. */
export interface RichText {
  text: string;
  parts: { at: number; isStruck: boolean }[];
}

/** Reads the rich texts of the table of shared strings, by index. `chunks` are its record and its continuation records. */
export function readRichTexts(chunks: readonly Buffer[], isStruck: (font: number) => boolean): Map<number, RichText> {
  const found = new Map<number, RichText>();
  try {
    addRichTexts(found, chunks, isStruck);
  } catch (cause) {
    // A truncated table is left to the parser to judge.
    if (!(cause instanceof RangeError)) throw cause;
  }
  return found;
}

function addRichTexts(
  found: Map<number, RichText>,
  chunks: readonly Buffer[],
  isStruck: (font: number) => boolean,
): void {
  const { bytes, characters, isAtEnd } = readChunks(chunks);
  const count = bytes(8).readUInt32LE(4);
  for (let place = 0; place < count && !isAtEnd(); place++) {
    const head = bytes(3);
    const flags = head.readUInt8(2);
    const partCount = flags & 0x08 ? bytes(2).readUInt16LE(0) : 0;
    const extra = flags & 0x04 ? bytes(4).readUInt32LE(0) : 0;
    const text = characters(head.readUInt16LE(0), (flags & 0x01) !== 0);
    const runs = bytes(4 * partCount);
    bytes(extra);
    const parts = Array.from({ length: partCount }, (_, part) => ({
      at: runs.readUInt16LE(4 * part),
      isStruck: isStruck(runs.readUInt16LE(4 * part + 2)),
    }));
    if (parts.length > 0) found.set(place, { text, parts });
  }
}

/** The rest of a rich text without its struck-out parts; `undefined` if nothing is struck out. Text before the first part has the cell's format. */
export function unstruckOf({ text, parts }: RichText, isCell: boolean): string | undefined {
  const starts = parts[0]?.at === 0 ? parts : [{ at: 0, isStruck: isCell }, ...parts];
  const all = starts.map(({ at, isStruck }, index) => ({ isStruck, text: text.slice(at, starts[index + 1]?.at) }));
  return all.some(({ isStruck }) => isStruck) ? textLeft(all) : undefined;
}

/** Reads across records. A text that is split between two continues with a byte that says how wide its characters are. */
function readChunks(chunks: readonly Buffer[]) {
  let [chunk, at] = [0, 0];
  const skipEnds = () => {
    while (chunk < chunks.length && at >= (chunks[chunk]?.length ?? 0)) [chunk, at] = [chunk + 1, 0];
  };
  /** Takes up to `max` bytes of the current record. */
  const take = (max: number): Buffer => {
    const taken = chunks[chunk]?.subarray(at, at + max) ?? Buffer.alloc(0);
    at += taken.length;
    return taken;
  };
  const isAtEnd = () => {
    skipEnds();
    return chunk >= chunks.length;
  };
  return {
    isAtEnd,
    bytes(count: number): Buffer {
      const pieces: Buffer[] = [];
      for (let left = count; left > 0;) {
        if (isAtEnd()) throw new RangeError('The table of strings ends too early.');
        const piece = take(left);
        pieces.push(piece);
        left -= piece.length;
      }
      return Buffer.concat(pieces);
    },
    characters(count: number, startsWide: boolean): string {
      let text = '';
      let isWide = startsWide;
      while (text.length < count) {
        const before = chunk;
        if (isAtEnd()) throw new RangeError('The table of strings ends too early.');
        if (chunk !== before) isWide = (take(1).readUInt8(0) & 0x01) !== 0;
        const piece = take((count - text.length) * (isWide ? 2 : 1));
        text += piece.toString(isWide ? 'utf16le' : 'latin1');
      }
      return text;
    },
  };
}

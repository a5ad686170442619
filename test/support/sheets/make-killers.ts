import { craftXlsx, goodRows, makeCompoundFile } from './make-bomb.ts';
import { makeCsv, makeDrafts, sheetOf } from './make-sheet.ts';

/** A record of the Workbook stream of an .xls file. */
function record(type: number, content: Buffer): Buffer {
  const head = Buffer.alloc(4);
  head.writeUInt16LE(type, 0);
  head.writeUInt16LE(content.length, 2);
  return Buffer.concat([head, content]);
}

const bofOf = (kind: number) => record(0x0809, Buffer.from([0, 6, kind, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
const eof = record(0x0a, Buffer.alloc(0));

/** An .xls of one sheet with these records in it. */
export function craftXls(records: readonly Buffer[]): Buffer {
  const globals = (place: number) => {
    const bound = Buffer.from('\0\0\0\0\0\0\x06\0Sheet1', 'latin1');
    bound.writeUInt32LE(place, 0);
    return Buffer.concat([bofOf(5), record(0x85, bound), eof]);
  };
  const stream = Buffer.concat([globals(globals(0).length), bofOf(0x10), ...records, eof]);
  return makeCompoundFile({ '/Workbook': Buffer.concat([stream, Buffer.alloc(Math.max(0, 5_000 - stream.length))]) });
}

/** A cell A1 with a formula that is cut off after so many bytes: the parser's remaining length turns negative and is read as unsigned. */
export function makeShortFormula(length: number): Buffer {
  return craftXls([record(0x06, Buffer.alloc(length, 0))]);
}

/** A link over every place of the sheet, in a text that is not UTF-8: the parser makes a cell for each place. */
export function makeWideLinkBomb(): Buffer {
  const sheet = `<worksheet><sheetData>${goodRows}</sheetData><hyperlinks><hyperlink ref="A1:XFD1048576" location="A1"/></hyperlinks></worksheet>`;
  return withSheet(Buffer.from(`\ufeff${sheet}`, 'utf16le'));
}

function withSheet(content: Buffer): Buffer {
  return craftXlsx({ rows: '', more: [], sheetEntry: { content } });
}

/** An .xls with a link over every cell: the parser visits each place. */
export function makeWideLinkXls(): Buffer {
  const text = (words: string) => {
    const bytes = Buffer.from(`${words}\0`, 'utf16le');
    const length = Buffer.alloc(4);
    length.writeUInt32LE(bytes.length / 2);
    return Buffer.concat([length, bytes]);
  };
  const range = Buffer.from(Uint16Array.of(0, 0xffff, 0, 0xffff).buffer);
  // The class id of a hyperlink, its version, and its flags: only a place within the workbook follows.
  const link = Buffer.concat([range, Buffer.alloc(16), Buffer.from(Uint32Array.of(2, 8).buffer), text('A1')]);
  return craftXls([record(0x01b8, link)]);
}

/** Ten megabytes of line breaks: the parser searches for a comma after each of them. */
export function makeBlankLines(bytes = 10_000_000): Buffer {
  return Buffer.concat([makeCsv(sheetOf(makeDrafts(2))), Buffer.alloc(bytes, '\n')]);
}

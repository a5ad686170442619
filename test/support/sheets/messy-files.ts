import type * as XLSX from 'xlsx';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import { mayBeBank } from '#functions/domain/uploads/columns/sheet-columns.ts';
import { parseSheet, type ParsedSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { compoundFiles } from './compound-files.ts';
import { makeWorkbook, writeWorkbook, type Table } from './make-sheet.ts';

/** Reads a file like the importer, and applies an admin's choices. */
export async function importFile(bytes: Buffer, choices: SheetChoices = { columns: {} }): Promise<ParsedSheet> {
  const { taken, sheets } = await readSheet(bytes, 'bank');
  const place = choices.sheet ?? taken;
  const found = sheets[place];
  if (!found || !('grid' in found)) throw new Error('There is no such sheet.');
  const others = sheets
    .filter((_, index) => index !== place)
    .map((sheet) => ({
      name: sheet.name,
      ...('grid' in sheet
        ? { rows: sheet.grid.rows.length, hasQuestions: mayBeBank(sheet.grid) }
        : { problem: sheet.problem }),
    }));
  return parseSheet(found.grid, { sheet: place, choices, others });
}

export type Change = (sheet: XLSX.WorkSheet, book: XLSX.WorkBook) => void;

export function workbookOf(
  kind: XLSX.BookType,
  sheets: Record<string, Table>,
  change: Change = () => undefined,
): Buffer {
  const book = makeWorkbook(sheets);
  const sheet = book.Sheets[book.SheetNames[0] ?? ''];
  if (!sheet) throw new Error('There is no sheet.');
  change(sheet, book);
  return writeWorkbook(book, kind);
}

/** An .xlsx with the XML of its parts changed. */
export function withXml(bytes: Buffer, changes: Record<string, (xml: string) => string>): Buffer {
  const zip = compoundFiles.read(bytes, { type: 'buffer' });
  for (const [path, change] of Object.entries(changes)) {
    const entry = compoundFiles.find(zip, path);
    if (!entry) throw new Error(`There is no part ${path}.`);
    entry.content = Buffer.from(change(Buffer.from(entry.content).toString('utf8')));
    entry.size = entry.content.length;
  }
  const written = compoundFiles.write(zip, { type: 'buffer', fileType: 'zip' });
  if (!Buffer.isBuffer(written)) throw new TypeError('No buffer was written.');
  return written;
}

/** Strikes out the cells of some rows. */
export function struckXlsx(bytes: Buffer, isStruck: (cell: string) => boolean): Buffer {
  return withXml(bytes, {
    '/xl/styles.xml': (xml) =>
      xml
        .replace(/<fonts[^>]*>/, (tag) => `${tag}<font><sz val="12"/></font><font><strike/><sz val="12"/></font>`)
        .replace(/<cellXfs[^>]*>/, (tag) => `${tag}<xf numFmtId="0" fontId="0"/><xf numFmtId="0" fontId="1"/>`),
    '/xl/worksheets/sheet1.xml': (xml) =>
      xml.replace(
        /<c r="([A-Z]+\d+)"(?: s="\d+")?/g,
        (_, cell: string) => `<c r="${cell}"${isStruck(cell) ? ' s="1"' : ''}`,
      ),
  });
}

const record = (type: number, ...words: number[]) =>
  Buffer.from(new Uint16Array([type, words.length * 2, ...words]).buffer);
/** Records of an .xls that hide content. */
export const xlsRecords = {
  hiddenRow: (row: number) => record(0x0208, row - 1, 0, 5, 255, 0, 0, 0x0020, 0x000f),
  hiddenColumn: (column: number) => record(0x7d, column, column, 2048, 15, 1, 0),
};

/** An .xls of one sheet with records inserted at the beginning of the sheet. */
export function changedXls(bytes: Buffer, records: readonly Buffer[]): Buffer {
  const file = compoundFiles.read(bytes, { type: 'buffer' });
  const entry = compoundFiles.find(file, '/Workbook') ?? compoundFiles.find(file, '/Book');
  if (!entry) throw new Error('There is no workbook.');
  const stream = Buffer.from(entry.content);
  let bofs = 0;
  let end = 0;
  for (let at = 0; at + 4 <= stream.length;) {
    const [type, length] = [stream.readUInt16LE(at), stream.readUInt16LE(at + 2)];
    at += 4 + length;
    if (type === 0x0809 && ++bofs === 2) end = at;
  }
  entry.content = Buffer.concat([stream.subarray(0, end), ...records, stream.subarray(end)]);
  entry.size = entry.content.length;
  const written = compoundFiles.write(file, { type: 'buffer' });
  if (!Buffer.isBuffer(written)) throw new TypeError('No buffer was written.');
  return written;
}

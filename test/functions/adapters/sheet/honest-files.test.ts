import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { sheetReader } from '#functions/adapters/sheet/sheet-reader.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { bundleReader } from '#test/support/bundle-reader.ts';
import { makeWorkbook, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import type { ReadSheet } from '#functions/usecases/ports/services.ts';

/** Whatever guards stand before the parser: these files read as this table says. */
const table: Table = [
  ['Question', 'Option 1', 'Score Option 1'],
  ['Do you plan?', 'Often', 5],
  ['Do you rest?', 'Seldom', 2],
];
const texts = table.map((row) => row.map(String));

let folder: string;
let read: ReadSheet;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'truein-honest-'));
  read = sheetReader({ entry: bundleReader(folder) });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

async function taken(bytes: Buffer): Promise<SheetGrid> {
  const outcome = await read(bytes, 'bank.xlsx');
  const sheet = outcome.sheets[outcome.taken];
  if (!sheet || !('grid' in sheet)) throw new Error('There is no sheet.');
  return sheet.grid;
}

/** A workbook of the table, changed as its maker likes. */
function changed(kind: XLSX.BookType, change: (sheet: XLSX.WorkSheet, book: XLSX.WorkBook) => void): Buffer {
  const book = makeWorkbook({ Bank: table });
  const sheet = book.Sheets['Bank'];
  if (!sheet) throw new Error('There is no sheet.');
  change(sheet, book);
  return writeWorkbook(book, kind);
}

describe.each<XLSX.BookType>(['xlsx', 'biff8'])('a harmless file as %s', (kind) => {
  it.each<[string, (sheet: XLSX.WorkSheet, book: XLSX.WorkBook) => void]>([
    ['unchanged', () => undefined],
    [
      'with links on a whole column',
      (sheet) => {
        const cell: unknown = sheet['A2'];
        Object.assign(cell as object, { l: { Target: 'https://example.com', Tooltip: 'See' } });
      },
    ],
    [
      'with hidden rows and wide columns',
      (sheet) => {
        sheet['!cols'] = [{ wch: 60 }];
        sheet['!rows'] = [{}, { hidden: true }];
      },
    ],
    ['with protected cells', (sheet) => (sheet['!protect'] = { password: 'x', selectLockedCells: false })],
    ['with an autofilter', (sheet) => (sheet['!autofilter'] = { ref: 'A1:C3' })],
    ['with a comment', (sheet) => XLSX.utils.cell_add_comment(sheet['A2'] as XLSX.CellObject, 'Check this.', 'Asha')],
    ['with a defined name', (_, book) => (book.Workbook = { Names: [{ Name: 'All', Ref: 'Bank!$A$1:$C$3' }] })],
  ])('is read by the child process: %s', async (_, change) => {
    const { rows, merged } = await taken(changed(kind, change));
    expect(rows.map(({ row, texts: found, marks }) => ({ row, found, marks }))).toEqual(
      texts.map((found, index) => ({ row: index + 1, found, marks: undefined })),
    );
    expect(merged).toEqual([]);
  });
});

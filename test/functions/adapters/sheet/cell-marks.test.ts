import { describe, expect, it } from 'vitest';
import type * as XLSX from 'xlsx';
import { readSheet } from '#functions/adapters/sheet/read-sheet.ts';
import { makeCsv, makeWorkbook, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { readTaken } from '#test/support/sheets/read-rows.ts';
import { containing } from '#test/support/matchers.ts';

const kinds: XLSX.BookType[] = ['xlsx', 'biff8'];
const bank: Table = [
  ['Question', 'Option 1', 'Option 2', 'Option 3', 'Option 4'],
  ['Q', 'a', 'b', 'c', 'd'],
  ['R', 'a', 'b', 'c', 'd'],
];

function marked(kind: XLSX.BookType, change: (sheet: XLSX.WorkSheet) => void, before: Record<string, Table> = {}) {
  const workbook = makeWorkbook({ ...before, Bank: bank });
  change(workbook.Sheets['Bank'] ?? {});
  return readTaken(writeWorkbook(workbook, kind));
}

describe.each(kinds)('cells of an %s', (kind) => {
  it('formulas, dates and errors are marked', async () => {
    // The writer of the old format writes what formulas came to, and no formula.
    const isXlsx = kind === 'xlsx';
    const { name, rows } = await marked(kind, (sheet) => {
      sheet['B2'] = { t: 'n', v: 6, f: 'SUM(1,2,3)' };
      sheet['C2'] = { t: 'n', v: 46_024, z: 'd-mmm' };
      sheet['D2'] = { t: 'e', v: 23 };
      sheet['E3'] = { t: 's', v: 'xy', f: '"x"&"y"' };
    });
    expect(name).toBe('Bank');
    expect(rows[1]).toEqual({
      row: 2,
      texts: ['Q', '6', '2-Jan', '#REF!', 'd'],
      marks: { ...(isXlsx && { 1: 'formula' }), 2: 'date', 3: 'error' },
    });
    expect(rows[2]?.marks).toEqual(isXlsx ? { 4: 'formula' } : undefined);
  });

  it('merged ranges are reported, in a later sheet too', async () => {
    const { merged } = await marked(kind, (sheet) => (sheet['!merges'] = [{ s: { r: 1, c: 1 }, e: { r: 2, c: 3 } }]), {
      Notes: [['Read me']],
    });
    expect(merged).toEqual([{ row: 2, column: 1, lastRow: 3, lastColumn: 3 }]);
  });

  it('sheets other than the bank are kept if they hold a table', async () => {
    const workbook = makeWorkbook({ Notes: [['Read me']], Bank: bank, Old: bank, Empty: [] });
    const { taken, sheets } = await readSheet(writeWorkbook(workbook, kind), 'bank');
    expect(taken).toBe(1);
    expect(sheets.map((sheet) => [sheet.name, 'grid' in sheet ? sheet.grid.rows.length : sheet.problem])).toEqual([
      ['Notes', 'It holds no table.'],
      ['Bank', 3],
      ['Old', 3],
      ['Empty', 'It holds no table.'],
    ]);
  });
});

describe('a sheet that is too large', () => {
  const many = (header: string): Table => [[header, 'Option 1'], ...Array.from({ length: 20_060 }, () => ['Q', 'A'])];

  it('a sheet other than the bank is left out, with the reason', async () => {
    const { taken, sheets } = await readSheet(writeWorkbook(makeWorkbook({ Big: many('x'), Bank: bank }), 'xlsx'), 'b');
    expect(taken).toBe(1);
    expect(sheets[0]).toMatchObject({ name: 'Big', problem: containing('20,000 rows') });
  });

  it('a file is refused if that sheet may be the bank', async () => {
    const bytes = writeWorkbook(
      makeWorkbook({
        Notes: [
          ['a', 'b'],
          ['c', 'd'],
        ],
        Big: many('Question'),
      }),
      'xlsx',
    );
    await expect(readSheet(bytes, 'b')).rejects.toThrow('20,000 rows');
  });
});

describe('a file of many rows', () => {
  const rows: Table = [
    ['Question', 'Option 1'],
    ...Array.from({ length: 3_500 }, (_, index) => [`Q ${index}, or "so"`, 'A']),
  ];

  it.each([
    ['xlsx', writeWorkbook(makeWorkbook({ Bank: rows }), 'xlsx')],
    ['csv', makeCsv(rows)],
  ])('reports progress every thousand rows, as .%s', async (_, bytes) => {
    const told: number[] = [];
    const { sheets } = await readSheet(bytes, 'bank', async (count) => void told.push(count));
    expect(told).toEqual([1_000, 2_000, 3_000]);
    expect(sheets[0]).toMatchObject({ grid: { rows: { length: 3_501 } } });
  });

  it('an error while progress is reported is passed on, and does not call the file damaged', async () => {
    const broken = readSheet(makeCsv(rows), 'bank', async () => {
      throw new Error('The line is dead.');
    });
    await expect(broken).rejects.toThrow('The line is dead.');
  });

  it('a misplaced quotation mark is reported with its row, even far down', async () => {
    const text = `Question,Option 1\n${'Q,A\n'.repeat(2_500)}"Why" not?,A\n`;
    await expect(readSheet(Buffer.from(text), 'bank.csv')).rejects.toThrow('Row 2502 has a quotation mark');
  });
});

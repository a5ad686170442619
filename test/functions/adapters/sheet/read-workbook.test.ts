import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as XLSX from 'xlsx';
import { isBlank, trimText } from '#functions/domain/text/visible-text.ts';
import { unescapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import {
  craftRow,
  craftXlsx,
  goodRows,
  makeHonestBomb,
  makeLinkBomb,
  makeLyingBomb,
} from '#test/support/sheets/make-bomb.ts';
import { makeWorkbook, writeWorkbook, type Table } from '#test/support/sheets/make-sheet.ts';
import { readRows, readTaken } from '#test/support/sheets/read-rows.ts';

const kinds: XLSX.BookType[] = ['xlsx', 'xlsm', 'biff8'];
const good: Table = [
  ['Question', 'Option 1'],
  ['Do you plan?', 'Often'],
];
const goodRow = { row: 2, cells: { Question: 'Do you plan?', 'Option 1': 'Often' } };

function read(bytes: Uint8Array) {
  return readRows(bytes, 'questions.xlsx');
}

describe.each(kinds)('a workbook as %s', (kind) => {
  it('the first sheet with a question column is read', async () => {
    const notes: Table = [['Notes'], ['Read me']];
    const workbook = makeWorkbook({ Notes: notes, Empty: [[]], Bank: good, Later: [['Question'], ['Not me']] });
    await expect(read(writeWorkbook(workbook, kind))).resolves.toEqual([goodRow]);
  });

  it.each<[string, (sheet: XLSX.WorkSheet, book: XLSX.WorkBook) => void]>([
    ['a link', (sheet) => Object.assign(sheet['A2'] as XLSX.CellObject, { l: { Target: 'https://example.com' } })],
    ['a hidden row', (sheet) => (sheet['!rows'] = [{}, { hidden: true }])],
    ['protected cells', (sheet) => (sheet['!protect'] = { password: 'x', selectLockedCells: false })],
    ['an autofilter', (sheet) => (sheet['!autofilter'] = { ref: 'A1:B2' })],
    ['a comment', (sheet) => XLSX.utils.cell_add_comment(sheet['A2'] as XLSX.CellObject, 'Check this.', 'Asha')],
    ['a defined name', (_, book) => (book.Workbook = { Names: [{ Name: 'All', Ref: 'Bank!$A$1:$B$2' }] })],
  ])('a file with %s is read like any other', async (_, change) => {
    const workbook = makeWorkbook({ Bank: good });
    change(workbook.Sheets['Bank'] ?? {}, workbook);
    await expect(read(writeWorkbook(workbook, kind))).resolves.toEqual([goodRow]);
  });

  it('the first sheet is read if none has a question column', async () => {
    const workbook = makeWorkbook({ First: [['Notes'], ['Read me']], Second: [['More'], ['x']] });
    await expect(read(writeWorkbook(workbook, kind))).resolves.toEqual([{ row: 2, cells: { Notes: 'Read me' } }]);
  });

  it('formulas give their values, dates their shown form, and true and errors their words', async () => {
    const workbook = makeWorkbook({
      A: [
        ['Question', 'Sum', 'Day', 'Yes', 'Wrong', 'Share'],
        ['Q', 0, 0, true, 0, 0.5],
      ],
    });
    const sheet = workbook.Sheets['A'];
    if (!sheet) throw new Error('There is no sheet.');
    sheet['B2'] = { t: 'n', v: 6, f: 'SUM(1,2,3)' };
    sheet['C2'] = { t: 'n', v: 45_000, z: 'yyyy-mm-dd' };
    sheet['E2'] = { t: 'e', v: 42 };
    sheet['F2'] = { t: 'n', v: 0.5, z: '0%' };
    const [row] = await read(writeWorkbook(workbook, kind));
    expect(row?.cells).toEqual({
      Question: 'Q',
      Sum: '6',
      Day: '2023-03-15',
      Yes: 'TRUE',
      Wrong: '#N/A',
      Share: '50%',
    });
  });

  it('dates counted from 1904 give the same day', async () => {
    const workbook = makeWorkbook({
      A: [
        ['Question', 'Day'],
        ['Q', 0],
      ],
    });
    const sheet = workbook.Sheets['A'];
    if (!sheet) throw new Error('There is no sheet.');
    sheet['B2'] = { t: 'n', v: 45_000 - 1_462, z: 'yyyy-mm-dd' };
    workbook.Workbook = { WBProps: { date1904: true } };
    const [row] = await read(writeWorkbook(workbook, kind));
    expect(row?.cells['Day']).toBe('2023-03-15');
  });

  it('any text survives', async () => {
    const cell = fc
      .string({ unit: 'grapheme', minLength: 1 })
      .filter(
        (text) => [...text].every((one) => one >= ' ' && one < '\ufffe') && !text.includes('_x') && !isBlank(text),
      );
    await fc.assert(
      fc.asyncProperty(fc.array(fc.tuple(cell, cell), { minLength: 1 }), async (rows) => {
        const bytes = writeWorkbook(makeWorkbook({ A: [['Question', 'Option 1'], ...rows] }), kind);
        const texts = (await read(bytes)).map(({ cells }) => [cells['Question'], cells['Option 1']]);
        // A mark that makes a cell harmless is taken off again.
        expect(texts).toEqual(rows.map((row) => row.map((text) => unescapeFormula(trimText(text)))));
      }),
      { numRuns: 50 },
    );
  });
});

describe('a crafted .xlsx', () => {
  it.each([
    ['that lies about its size', makeLyingBomb(), /damaged/],
    ['that unpacks to 500 times its size', makeHonestBomb(), /far more in it than a sheet/],
  ])('a file %s is refused within 100 MB', async (_, bytes, reason) => {
    expect(bytes.length).toBeLessThan(12_000);
    const before = process.memoryUsage().rss;
    await expect(read(bytes)).rejects.toThrow(reason);
    expect(process.memoryUsage().rss - before).toBeLessThan(100_000_000);
  });

  it.each([
    ['declares every place of a sheet', craftXlsx({ before: '<dimension ref="A1:XFD1048576"/>', rows: goodRows })],
    [
      'merges every place',
      craftXlsx({ rows: goodRows, after: '<mergeCells><mergeCell ref="A1:XFD1048576"/></mergeCells>' }),
    ],
    ['links every place', makeLinkBomb()],
    ['links every place, with a prefix', makeLinkBomb('x:')],
  ])('a file that %s is read like any other', async (_, bytes) => {
    await expect(read(bytes)).resolves.toEqual([goodRow]);
  });

  it('a last row at the end of the sheet is read', async () => {
    const rows = await read(craftXlsx({ rows: goodRows + craftRow(1_048_576, ['Far?', 'Yes']) }));
    expect(rows).toEqual([goodRow, { row: 1_048_576, cells: { Question: 'Far?', 'Option 1': 'Yes' } }]);
  });

  it.each([
    ['beyond the last row', craftRow(3, ['x'], () => 'A4294967295'), /damaged/],
    ['in no place', craftRow(3, ['x'], () => 'A0'), /damaged/],
    ['in the last column', craftRow(3, ['x'], () => 'XFD3'), /more than 500 columns/],
    ['in a column that does not exist', craftRow(3, ['x'], () => 'ZZZZZZ3'), /more than 500 columns/],
  ])('a file with a cell %s is refused', async (_, row, reason) => {
    await expect(read(craftXlsx({ rows: goodRows + row }))).rejects.toThrow(reason);
  });

  it('escaped line ends become plain ones', async () => {
    const rows = craftRow(1, ['Question']) + craftRow(2, ['Do&#13;&#10;you_x000D_plan?']);
    await expect(read(craftXlsx({ rows }))).resolves.toEqual([{ row: 2, cells: { Question: 'Do\nyou\nplan?' } }]);
  });

  it('a text about hyperlinks is not changed', async () => {
    const rows = craftRow(1, ['Question']) + craftRow(2, ['Is a hyperlink a:hyperlink &lt;hyperlink x?']);
    await expect(read(craftXlsx({ rows }))).resolves.toEqual([
      { row: 2, cells: { Question: 'Is a hyperlink a:hyperlink <hyperlink x?' } },
    ]);
  });

  it('parts that are not needed are not even unpacked', async () => {
    const more = [{ name: 'xl/tables/table1.xml', content: 'not even XML', crc: 1 }];
    await expect(read(craftXlsx({ rows: goodRows, more }))).resolves.toEqual([goodRow]);
  });

  it('a number that is no number is an error, and no text', async () => {
    const { rows } = await readTaken(craftXlsx({ rows: `${goodRows}<row r="3"><c r="A3"><v>abc</v></c></row>` }));
    expect(rows[2]).toMatchObject({ row: 3, marks: { 0: 'error' } });
  });

  it('a sheet with a cell that the parser fails at is refused, and not empty', async () => {
    const rows = `${goodRows}<row r="3"><c r="A3" t="s"><v>7</v></c></row>`;
    await expect(read(craftXlsx({ rows }))).rejects.toThrow('damaged');
  });

  it('a file with a long text in very many cells is refused', async () => {
    const cells = '<c t="s"><v>0</v></c>'.repeat(450);
    const bytes = craftXlsx({
      strings: `<si><t>${'x'.repeat(900_000)}</t></si>`,
      rows: `${goodRows}<row r="3">${cells}</row>`,
    });
    await expect(read(bytes)).rejects.toThrow('far more in it than a sheet');
  });
});

import { strFromU8, unzipSync } from 'fflate';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { read, utils, type CellObject, type WorkSheet } from 'xlsx';
import { columnName } from '#functions/adapters/export-file/sheet-xml.ts';
import { workbookFile } from '#functions/adapters/export-file/workbook-file.ts';
import type { ExportCell, ExportColumn } from '#functions/usecases/ports/export-file.ts';

const columns: ExportColumn[] = [
  { title: 'Name', width: 20, kind: 'text' },
  { title: 'Started (India time)', width: 19, kind: 'moment' },
  { title: 'Points', width: 9, kind: 'whole' },
];

const tablesOf = (names: string[]) => names.map((name) => ({ name, columns }));

/** Writes each sheet in as many pieces as there are rows. */
function write(rows: ExportCell[][], names = ['First', 'Second']) {
  const book = workbookFile(tablesOf(names));
  const written = rows.map((row) => book.add(names.map(() => [row])));
  return new Uint8Array(Buffer.concat([...written, book.end()]));
}

function parse(bytes: Uint8Array) {
  const book = read(bytes, { cellNF: true, cellStyles: true });
  const sheet = book.Sheets[book.SheetNames[0] ?? ''] as WorkSheet;
  return { book, sheet, cellAt: (address: string) => sheet[address] as CellObject | undefined };
}

describe('a workbook', () => {
  it('keeps the order of its sheets, with a filter and frozen headers in each', async () => {
    const bytes = write([
      ['Asha', Date.UTC(2026, 2, 2, 9), 7],
      ['Ravi', undefined, 8],
    ]);
    const { book, sheet } = parse(bytes);
    expect(book.SheetNames).toEqual(['First', 'Second']);
    expect(sheet['!autofilter']).toEqual({ ref: 'A1:C3' });
    expect(sheet['!cols']?.map(({ width }) => Math.round(width ?? 0))).toEqual([20, 19, 9]);
    expect(utils.sheet_to_json(sheet, { header: 1 })[0]).toEqual(['Name', 'Started (India time)', 'Points']);
    const xml = strFromU8(unzipSync(bytes)['xl/worksheets/sheet1.xml'] as Uint8Array);
    expect(xml).toContain('<pane xSplit="1" ySplit="1" topLeftCell="B2" activePane="bottomRight" state="frozen"/>');
  });

  it('writes moments as dates in India’s time', async () => {
    // A quarter past midnight of 3 March in India.
    const { cellAt } = parse(write([['Asha', Date.UTC(2026, 2, 2, 18, 45), 7]]));
    expect(cellAt('B2')).toMatchObject({ t: 'n', w: '03 Mar 2026 00:15' });
    expect(cellAt('B2')?.z).toMatch(/yyyy/);
    expect(Math.floor(cellAt('B2')?.v as number)).toBe(46_084);
    expect(cellAt('C2')).toMatchObject({ t: 'n', v: 7 });
  });

  it('escapes texts that a spreadsheet would run as a formula', async () => {
    const texts = ['=1+1', '+91 98', '-2', '@SUM(A1)', '\uFF1D1+1', ' =x', 'plain'];
    const { cellAt } = parse(write(texts.map((text) => [text])));
    const cells = texts.map((_, at) => cellAt(`A${at + 2}`));
    expect(cells.map((cell) => cell?.v)).toEqual([...texts.slice(0, -1).map((text) => `'${text}`), 'plain']);
    expect(cells.every((cell) => cell?.t === 's' && cell.f === undefined)).toBe(true);
    expect(cellAt('A2')?.z).toBe('@');
    const titles = texts.map((title) => ({ title, width: 9, kind: 'text' }) as const);
    const header = parse(new Uint8Array(workbookFile([{ name: 'First', columns: titles }]).end()));
    expect(texts.map((_, at) => header.cellAt(`${columnName(at)}1`)?.v)).toEqual(cells.map((cell) => cell?.v));
  });

  it('any text survives writing and reading', async () => {
    const text = fc.string({ unit: 'binary', maxLength: 40 });
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 40 }), async (texts) => {
        const { cellAt } = parse(
          write(
            texts.map((value) => [`x${value}`]),
            ['One'],
          ),
        );
        // The format has no half surrogates and neither of these two signs.
        const expected = texts.map((value) => `x${value.replace(/[\p{Cs}\uFFFE\uFFFF]/gu, '\uFFFD')}`);
        expect(texts.map((_, at) => cellAt(`A${at + 2}`)?.v as string)).toEqual(expected);
      }),
      { numRuns: 20 },
    );
  });

  it('a text like an escape of the format survives writing and reading', async () => {
    const { cellAt } = parse(write([['_x000D_ & <b>"\u0007']]));
    expect(cellAt('A2')?.v).toBe('_x000D_ & <b>"\u0007');
  });

  it('refuses more rows than Excel can open', () => {
    const book = workbookFile(tablesOf(['Answers']));
    const many = Array.from({ length: 1_048_576 }, () => []);
    expect(() => book.add([many])).toThrow('more than 10,48,576 rows');
  });

  it('gives out the rows of its last sheet as they come, so that a large one needs little memory', () => {
    const book = workbookFile(tablesOf(['Scores', 'Answers']));
    const rows = Array.from({ length: 3_000 }, (_, at) => [`Person ${Math.sin(at)}`, at * 1e9, at]);
    const sizes = Array.from({ length: 5 }, () => book.add([[], rows]).length);
    expect(Math.min(...sizes)).toBeGreaterThan(10_000);
  });
});

it('columnName goes from A to Z and continues with AA and AAA', () => {
  expect([0, 25, 26, 51, 52, 701, 702].map(columnName)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ', 'AAA']);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseSheet } from '#functions/domain/uploads/parse-sheet.ts';
import { makeCsv, makeDrafts, makeXls, makeXlsx, sheetOf, type Table } from '#test/support/sheets/make-sheet.ts';
import { readOrRefuse, readRows, readTaken } from '#test/support/sheets/read-rows.ts';
import { matching } from '#test/support/matchers.ts';
import { fileProblems } from '#functions/domain/words/uploads/files.ts';

const formats: [string, (table: Table) => Buffer][] = [
  ['xlsx', makeXlsx],
  ['xls', makeXls],
  ['csv', makeCsv],
];

const good: Table = [
  ['Question', 'Option 1', 'Score Option 1'],
  ['Do you plan?', 'Often', 5],
];

function read(bytes: Uint8Array) {
  return readRows(bytes, 'questions.xlsx');
}

describe.each(formats)('a file as .%s', (_, make) => {
  it('every question is read back', async () => {
    const drafts = makeDrafts(40);
    const parsed = parseSheet(await readTaken(make(sheetOf(drafts, 3))));
    expect(parsed).toMatchObject({ questions: drafts, quizId: 3, headerRow: 1, defects: [] });
  });

  it('rows keep their numbers, and blank rows are skipped', async () => {
    const rows = await read(
      make([
        ['Question', 'Option 1'],
        ['A', 'x'],
        [null, null],
        ['', ' '],
        ['B', 'y'],
      ]),
    );
    expect(rows).toEqual([
      { row: 2, cells: { Question: 'A', 'Option 1': 'x' } },
      { row: 5, cells: { Question: 'B', 'Option 1': 'y' } },
    ]);
  });

  it('numbers keep their stored value and texts are trimmed', async () => {
    const [row] = await read(
      make([
        ['Question', 'Points', 'Share', ' Sum '],
        ['  Why?\t', 5, 0.1, '05'],
      ]),
    );
    expect(row?.cells).toEqual({ Question: 'Why?', Points: '5', Share: '0.1', Sum: '05' });
  });

  it.each<[string, Table, RegExp]>([
    ['no cells', [[' ']], /empty/],
    ['a header only', [['Question', 'Option 1']], /no rows below its header/],
  ])('a file with %s is refused', async (_name, table, reason) => {
    await expect(read(make(table))).rejects.toMatchObject({
      code: 'file-refused',
      message: matching(reason),
    });
  });

  it('a file with wrong bytes or cut off is read or refused', async () => {
    const sound = make(sheetOf(makeDrafts(3)));
    const wrong = fc.array(fc.tuple(fc.nat(sound.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(wrong, fc.nat(sound.length), async (changes, length) => {
        const bytes = Buffer.from(sound);
        for (const [at, byte] of changes) bytes[at] = byte;
        await expect(readOrRefuse(bytes)).resolves.toBe('fine');
        await expect(readOrRefuse(sound.subarray(0, length))).resolves.toBe('fine');
      }),
      // The same bytes in each run: SheetJS loops over a few damaged .xls files, which only the reader's own process can stop
      // (mutated-files.test.ts).
      { numRuns: 150, seed: 1 },
    );
  });
});

describe('a large file', () => {
  it.each([
    ['csv', makeCsv],
    ['xlsx', makeXlsx],
  ])('20,000 rows are accepted as .%s, and one more is refused', async (_, make) => {
    const rows: Table = Array.from({ length: 20_000 }, (_unused, index) => [`Q${index}`]);
    await expect(read(make([['Question'], ...rows]))).resolves.toHaveLength(20_000);
    await expect(read(make([['Question'], ...rows, ['one more']]))).rejects.toThrow('more than 20,000 rows');
  });

  it.each([
    ['csv', makeCsv],
    ['xlsx', makeXlsx],
  ])('500 columns are accepted as .%s, and one more is refused', async (_, make) => {
    const wide = (columns: number): Table => [['Question'], Array.from({ length: columns }, () => 'x')];
    await expect(read(make(wide(500)))).resolves.toHaveLength(1);
    await expect(read(make(wide(501)))).rejects.toThrow('more than 500 columns');
  });

  it('10 MB are accepted, and one byte more is refused', async () => {
    const csv = Buffer.alloc(10 * 1024 * 1024, ' ');
    csv.write('Question\nWhy?\n');
    await expect(read(csv)).resolves.toHaveLength(1);
    await expect(read(Buffer.concat([csv, Buffer.from(' ')]))).rejects.toThrow('larger than 10 MB');
  });

  it('a long text that thousands of cells share is refused', async () => {
    const long = 'x'.repeat(30_000);
    const rows: Table = Array.from({ length: 1_500 }, () => ['Q', long]);
    await expect(read(makeXlsx([['Question', 'Option 1'], ...rows]))).rejects.toThrow(fileProblems['too-much']);
  });
});

describe('a file under a wrong name', () => {
  it('is read by its content', async () => {
    await expect(readRows(makeXls(good), 'questions.csv')).resolves.toHaveLength(1);
    await expect(readRows(makeCsv(good), 'questions.xlsx')).resolves.toHaveLength(1);
  });

  it('text that begins like a zip archive is parsed as CSV', async () => {
    await expect(read(Buffer.from('PKey,Question\n1,Why?\n'))).resolves.toEqual([
      { row: 2, cells: { PKey: '1', Question: 'Why?' } },
    ]);
  });
});

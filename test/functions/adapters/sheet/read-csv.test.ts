import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBlank } from '#functions/domain/text/visible-text.ts';
import { unescapeFormula } from '#functions/domain/uploads/cells/escape-formula.ts';
import { makeCsv } from '#test/support/sheets/make-sheet.ts';
import { readRows, readTaken } from '#test/support/sheets/read-rows.ts';
import { containing } from '#test/support/matchers.ts';

function read(text: string | Buffer) {
  return readRows(Buffer.from(text), 'questions.csv');
}

const oneRow = [{ row: 2, cells: { Question: 'Why?', 'Option 1': 'So' } }];

describe('a .csv file', () => {
  it.each([
    ['commas', 'Question,Option 1\nWhy?,So\n'],
    ['semicolons', 'Question;Option 1\nWhy?;So\n'],
    ['tabs', 'Question\tOption 1\nWhy?\tSo\n'],
    ['Windows line ends', 'Question,Option 1\r\nWhy?,So\r\n'],
    ['old Mac line ends', 'Question,Option 1\rWhy?,So\r'],
    ['no line end at its end', 'Question,Option 1\nWhy?,So'],
    ['a byte order mark', '\ufeffQuestion,Option 1\nWhy?,So\n'],
    ['quoted cells', '"Question","Option 1"\n"Why?","So"\n'],
    ['blank lines', 'Question,Option 1\nWhy?,So\n\n , \n\n'],
    ['columns that are blank to the end', `Question,Option 1${','.repeat(900)}\nWhy?,So${','.repeat(900)}\n`],
  ])('a file with %s is read', async (_, text) => {
    await expect(read(text)).resolves.toEqual(oneRow);
  });

  it.each([
    ['UTF-16, little end first', Buffer.from('\ufeffQuestion\tOption 1\nWhy?\tSo\n', 'utf16le')],
    ['UTF-16, big end first', Buffer.from('\ufeffQuestion\tOption 1\nWhy?\tSo\n', 'utf16le').swap16()],
  ])('a file in %s is read', async (_, bytes) => {
    await expect(read(bytes)).resolves.toEqual(oneRow);
  });

  it('marks error values of Excel, but no other text with #', async () => {
    const { rows } = await readTaken(Buffer.from('Question,Option 1\n#N/A,#1\n'));
    expect(rows[1]).toEqual({ row: 2, texts: ['#N/A', '#1'], marks: { 0: 'error' } });
  });

  it('marks error values of other programs', async () => {
    const { rows } = await readTaken(Buffer.from('Question,Option 1\nErr:502,#ERROR!\n'));
    expect(rows[1]?.marks).toEqual({ 0: 'error', 1: 'error' });
  });

  it.each([
    [';', 'a header far down, below notes with commas', `${'Note, of the office\n\n'.repeat(44)}Question;Option 1\n`],
    [';', 'no header that is known', 'Frage;Antwort\n'],
    ['\t', 'no header that is known', 'Frage\tAntwort\n'],
  ])('splits at “%s” with %s', async (delimiter, _, above) => {
    const rows = Array.from(
      { length: 20 },
      (__, place) => `Do you plan, or rest, or ${place}?${delimiter}Often, or so`,
    );
    const grid = await readTaken(Buffer.from(above + rows.join('\n')));
    expect(grid.rows.at(-1)?.texts).toEqual(['Do you plan, or rest, or 19?', 'Often, or so']);
  });

  it('a byte order mark makes the file UTF-8, even with a broken byte', async () => {
    const bytes = Buffer.concat([
      Buffer.from('\ufeffQuestion,Option 1\nRésum'),
      Buffer.from([0xe9]),
      Buffer.from(',A\n'),
    ]);
    await expect(read(bytes)).resolves.toEqual([{ row: 2, cells: { Question: 'Résum\ufffd', 'Option 1': 'A' } }]);
  });

  it('quoted cells may hold delimiters, doubled quotes and line ends', async () => {
    const text = 'Question,Option 1\n"Do you say ""no"", and\nmean it; really?","a, b"\nNext,c\n';
    await expect(read(text)).resolves.toEqual([
      { row: 2, cells: { Question: 'Do you say "no", and\nmean it; really?', 'Option 1': 'a, b' } },
      { row: 3, cells: { Question: 'Next', 'Option 1': 'c' } },
    ]);
  });

  it('a first line `sep=;` sets the delimiter', async () => {
    await expect(read('sep=;\nQuestion;Option 1\nWhy?;So\n')).resolves.toEqual([{ ...oneRow[0], row: 3 }]);
  });

  it('rows may have more or fewer cells than the header', async () => {
    await expect(read('Question,Option 1\nWhy?,So,more\nHow?\n')).resolves.toEqual([
      ...oneRow,
      { row: 3, cells: { Question: 'How?', 'Option 1': '' } },
    ]);
  });

  it.each([
    ['never ends', 'Question,Option 1\nA,b\n"Why?,So\nNext,c\n', 3],
    ['continues after its closing quote', 'Question,Option 1\n"Why" not?,So\n', 2],
  ])('a file with a quoted cell that %s is refused, naming the row', async (_, text, row) => {
    await expect(read(text)).rejects.toMatchObject({
      code: 'file-refused',
      message: containing(`Row ${row} has a quotation mark in the wrong place`),
    });
  });

  it('a file with a zero byte is refused', async () => {
    await expect(read('Question\nWhy\0?\n')).rejects.toThrow('not a spreadsheet');
  });

  it('any text survives with each delimiter', async () => {
    const cell = fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => !text.includes('\0') && !isBlank(text));
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(cell, cell), { minLength: 1 }),
        fc.constantFrom(',', ';', '\t'),
        async (rows, delimiter) => {
          const bytes = makeCsv([['Question', 'Option 1'], ...rows], { delimiter });
          const texts = (await read(bytes)).map(({ cells }) => [cells['Question'], cells['Option 1']]);
          // A mark that makes a cell harmless is taken off again.
          const kept = (text: string) => unescapeFormula(text.replace(/\r\n?/g, '\n').trim());
          expect(texts).toEqual(rows.map((row) => row.map(kept)));
        },
      ),
    );
  });
});

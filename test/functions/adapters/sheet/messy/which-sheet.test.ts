import { describe, expect, it } from 'vitest';
import { bank, sound, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, workbookOf } from '#test/support/sheets/messy-files.ts';
import { makeZip } from '#test/support/sheets/make-zip.ts';
import type { Table } from '#test/support/sheets/make-sheet.ts';

const others: [string, Table][] = [
  [
    'Read me',
    [
      ['Column', 'What it means'],
      ['Question', 'The text of the question'],
      ['Option 1', 'The first option'],
    ],
  ],
  [
    'Pivot',
    [
      ['Question', 'Count of Option 1', 'Sum of Score Option 1'],
      ['Do you plan?', 1, 5],
    ],
  ],
  [
    'Summary',
    [
      ['Parameter', 'Question'],
      ['EQ', 12],
    ],
  ],
];

describe('a workbook with a sheet before the questions', () => {
  it.each(others)('the sheet “%s” is not taken for the bank, and asks nothing', async (name, table) => {
    const { questions, counts, sheet } = await importFile(
      workbookOf('xlsx', { [name]: table, Questions: bank(...sound) }),
    );
    expect([sheet, questions.length, counts.error]).toEqual([1, 2, 0]);
  });

  it('a hidden bank comes before a visible list of columns, and after a visible bank', async () => {
    const file = workbookOf(
      'xlsx',
      { [others[0]?.[0] ?? '']: others[0]?.[1] ?? [], Questions: bank(...sound) },
      (_, book) => {
        book.Workbook = { Sheets: [{}, { Hidden: 1 }] };
      },
    );
    const { sheet, findings } = await importFile(file);
    expect([sheet, findings.asks.map(({ kind }) => kind)]).toEqual([1, ['hiddenRows']]);
    const two = workbookOf('xlsx', { Old: bank(...sound), New: bank(...sound) }, (_, book) => {
      book.Workbook = { Sheets: [{ Hidden: 1 }, {}] };
    });
    expect((await importFile(two)).sheet).toBe(1);
  });
});

describe('the last column of a sheet', () => {
  const withLast = (v: string) =>
    xlsx(bank(...sound), (sheet) => {
      sheet['XFD2'] = { t: 's', v };
      sheet['!ref'] = 'A1:XFD3';
    });

  it('a stray blank in column XFD is ignored', async () => {
    const { questions, defects } = await importFile(withLast(' '));
    expect([questions.length, defects]).toEqual([2, []]);
  });

  it('a sheet with a text in column XFD is refused', async () => {
    await expect(importFile(withLast('x'))).rejects.toThrow('more than 500 columns');
  });
});

describe('a file of another kind', () => {
  const lock = Buffer.alloc(165, 0);
  lock.write('\x05Admin', 'latin1');
  const zip = (name: string) => makeZip([{ name, content: 'x' }]);
  it.each([
    ['a lock file', 'lock file', lock],
    ['an .ods', 'OpenDocument', zip('content.xml')],
    ['an .xlsb', 'binary workbook', zip('xl/workbook.bin')],
    ['a document of Numbers', 'Apple Numbers', zip('Index/Document.iwa')],
    ['a document of Word', 'a document', zip('word/document.xml')],
  ])('the importer refuses %s, and names its kind', async (_, words, file) => {
    await expect(importFile(file)).rejects.toThrow(words);
  });
});

it('a file without a quiz id has no defect', async () => {
  const table = [
    ['category', 'sub_category', 'Question', 'Option 1', 'Score Option 1'],
    ['EQ', 'E', 'Why?', 'So', 5],
  ];
  expect((await importFile(xlsx(table))).defects).toEqual([]);
});

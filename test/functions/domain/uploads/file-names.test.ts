import { expect, it } from 'vitest';
import { createUpload } from '#functions/contract/admin/uploads/uploads.ts';

const problemOf = (fileName: string) => createUpload.body.safeParse({ fileName, size: 5 }).error?.issues[0]?.message;

it.each(['bank.xlsx', 'Bank of 2026.XLS', 'bank.csv', 'a~$b.xlsx'])('the name %s is accepted', (name) => {
  expect(problemOf(name)).toBeUndefined();
});

it.each([
  ['~$bank.xlsx', 'lock file'],
  ['bank.xlsm', 'workbook with macros'],
  ['bank.xlsb', 'binary workbook'],
  ['bank.ods', 'OpenDocument sheet'],
  ['bank.numbers', 'Apple Numbers'],
  ['bank.gsheet', 'link to a Google Sheet'],
  ['bank.docx', 'a document, not a spreadsheet'],
  ['bank.pdf', 'a document, not a spreadsheet'],
  ['bank.tsv', 'a text file'],
  ['bank.zip', 'an archive'],
  ['bank.png', 'ends in .xlsx, .xls or .csv'],
])('the name %s is refused, and the problem says “%s”', (name, words) => {
  expect(problemOf(name)).toContain(words);
});

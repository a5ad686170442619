import { describe, expect, it } from 'vitest';
import type * as XLSX from 'xlsx';
import { type Table } from '#test/support/sheets/make-sheet.ts';
import { bank, expectCase, row, score, sound, xls, xlsx } from '#test/support/sheets/messy-banks.ts';
import { importFile, withXml, type Change } from '#test/support/sheets/messy-files.ts';

describe.each<[string, (table: Table, change?: Change) => Buffer]>([
  ['.xlsx', xlsx],
  ['.xls', xls],
])('cells of an %s', (_, make) => {
  const withCell = (cell: XLSX.CellObject, at = 'F4') =>
    make(bank(...sound, row('Bad?')), (sheet) => (sheet[at] = cell));
  it.each<[string, XLSX.CellObject]>([
    ['a date', { t: 'n', v: 46_024, z: 'd-mmm' }],
    ['a date that shows only its day, 3', { t: 'n', v: 46_025, z: 'd' }],
    ['a percentage', { t: 'n', v: 0.5, z: '0%' }],
    ['an error', { t: 'e', v: 42 }],
    ['a boolean', { t: 'b', v: true }],
    ['a number shown with words', { t: 'n', v: 3, z: '0" points"' }],
  ])('a score cell with %s blocks the import', async (_name, cell) => {
    await expectCase({ file: withCell(cell), told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
  });
});

it.each<[string, string, string, number]>([
  ['without a value', '<c r="F4"><f>1+4</f></c>', 'score-not-a-number', 1],
  ['with an empty value', '<c r="F4"><f>1+4</f><v></v></c>', 'score-not-a-number', 1],
  ['with a self-closing value', '<c r="F4"><f>1+4</f><v/></c>', 'score-not-a-number', 1],
  ['with an empty text as value', '<c r="F4" t="str"><f>""</f><v></v></c>', 'unused-value', 1],
  ['with a number as value', '<c r="F4"><f>1+4</f><v>5</v></c>', 'formula', 0],
])('formulas %s are reported at their cell', async (_, cell, kind, errors) => {
  const file = withXml(xlsx(bank(...sound, row('Formula?'))), {
    '/xl/worksheets/sheet1.xml': (xml) => xml.replace(/<c r="F4".*?<\/c>/, cell),
  });
  const { defects, counts } = await importFile(file);
  expect(defects.map((defect) => [defect.kind, defect.row, defect.column])).toContainEqual([kind, 4, score]);
  expect(counts.error).toBe(errors);
});

it.each<[string, string, string]>([
  ['F4', 'score-not-a-number', score],
  ['E4', 'error-cell', 'E · Option 1'],
])('an error unknown to Excel is reported and not read as blank: at %s', async (at, kind, column) => {
  const file = withXml(xlsx(bank(...sound, row('Error?'))), {
    '/xl/worksheets/sheet1.xml': (xml) =>
      xml.replace(new RegExp(`<c r="${at}".*?</c>`), `<c r="${at}" t="e"><v>#ERROR!</v></c>`),
  });
  const { defects, counts } = await importFile(file);
  expect(defects).toContainEqual(expect.objectContaining({ kind, row: 4, column, value: '#ERROR!' }));
  expect(counts.error).toBe(1);
});

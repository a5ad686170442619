import { describe, it } from 'vitest';
import type * as XLSX from 'xlsx';
import { type Table } from '#test/support/make-sheet.ts';
import { bank, choose, expectCase, row, score, sound, xls, xlsx } from '#test/support/messy-banks.ts';
import type { Change } from '#test/support/messy-files.ts';

describe.each<[string, (table: Table, change?: Change) => Buffer]>([
  ['.xlsx', xlsx],
  ['.xls', xls],
])('the cells of an %s', (_, make) => {
  const withCell = (cell: XLSX.CellObject, at = 'F4') =>
    make(bank(...sound, row('Bad?')), (sheet) => (sheet[at] = cell));
  it.each<[string, XLSX.CellObject]>([
    ['a date', { t: 'n', v: 46_024, z: 'd-mmm' }],
    ['per cent', { t: 'n', v: 0.5, z: '0%' }],
    ['an error', { t: 'e', v: 42 }],
    ['a truth', { t: 'b', v: true }],
    ['shown with words', { t: 'n', v: 3, z: '0" points"' }],
  ])('are no score where they are %s', async (_name, cell) => {
    await expectCase({ file: withCell(cell), told: [['score-not-a-number', 4, score]], errors: 1, questions: 3 });
  });

  it('with an error go with their row', async () => {
    const file = withCell({ t: 'e', v: 23 }, 'E4');
    await expectCase({ file, told: [['error-cell', 4, 'E · Option 1']], errors: 1, questions: 3 });
    await expectCase({
      file,
      choices: choose({ leaveOutKinds: ['error-cell'] }),
      told: [['left-out', 4, '']],
      errors: 0,
      questions: 2,
    });
  });
});

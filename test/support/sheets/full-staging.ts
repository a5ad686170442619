import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { makeBank } from '#test/support/make-bank.ts';
import type { ParsedSheet } from '#functions/domain/uploads/parse-sheet.ts';

/** A sheet with every field that it may have. */
export const fullGrid: Required<SheetGrid> = {
  name: 'Bank',
  rows: [
    {
      ...{ row: 3, texts: ['Why?', '', '4'], marks: { 2: 'date' }, hidden: true },
    },
    { row: 5, texts: [] },
  ],
  merged: [{ row: 3, column: 0, lastRow: 4, lastColumn: 0 }],
  hidden: true,
  struck: true,
  oldFont: true,
  pictures: [3],
  hiddenColumns: [1],
  western: true,
};
/** What is decided about a file, with every field that it may have. */
export const fullStaging: Required<ParsedSheet> = {
  ...{ sheet: 0, headerRow: 1, quizId: 7, questions: makeBank(2) },
  columns: [
    { index: 0, letter: 'A', header: 'Question', samples: ['Why?'], filled: 1, use: 'question', by: 'name' },
    {
      index: 2,
      letter: 'C',
      header: 'Scroe',
      samples: [],
      filled: 0,
      use: 'unused',
      by: 'none',
    },
  ],
  choices: {
    ...{ sheet: 0, headerRow: 1, columns: { A: 'question', C: 'unused' } },
    ...{ leaveOut: [{ sheet: 0, row: 9 }], leaveOutKinds: ['no-question'], asked: { hiddenRows: 'take' } },
    ...{ scores: [{ from: 'four', points: 4 }], spellings: [{ of: 'category', from: 'drive', to: 'Drive' }] },
    ...{ newParameters: ['Drive'], mainParameter: 'Drive' },
  },
  findings: {
    ...{ leftOut: 1, withoutParameter: 2 },
    asks: [{ kind: 'hiddenRows', count: 1, rows: [{ sheet: 0, row: 4, text: 'Who?' }], answer: 'take' }],
    scores: [{ text: 'four', count: 2, sheet: 0, row: 3, column: 'C · Score', suggestion: 4, points: 5 }],
  },
  map: {
    rows: [{ row: 2, parameter: 'Drive', subParameter: 'Aims', quotient: 'EQ', meaning: 'm', nextStep: 'n' }],
    ...{ problems: 1, leftOut: 0 },
  },
  defects: [
    {
      ...{ severity: 'note', kind: 'formula', sheet: 'Bank', row: 3, column: 'C · Score', value: '4' },
      ...{ problem: 'A formula.', remedy: 'Nothing.' },
    },
  ],
  counts: { error: 0, skipped: 0, defaulted: 0, note: 1 },
};

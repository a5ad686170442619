import type * as XLSX from 'xlsx';
import { makeWorkbook, writeWorkbook, type Table } from './make-sheet.ts';

/** A defect that was put into the sheet: its kind, and the cell that it has to be reported at. */
export interface SeededDefect {
  kind: string;
  row: number;
  /** The column as it is shown: `C · Score Option 2`. */
  column: string;
}

export const defectsSheetName = 'Bank';
/** Number of questions that are left if nothing is corrected. */
export const keptQuestions = 17;

const header = [
  'quiz_id',
  'Groupng Main Parameters',
  'Grouping Sub Parameter',
  'Question',
  'Option 1',
  'Score Option 1',
  'Report Phrase-Option 1',
  'Option 2',
  'Score Option 2',
  'Report Phrase-Option 2',
  'answers',
  'Qestion hint',
];

type Cells = Partial<
  Record<
    'quiz' | 'category' | 'sub' | 'text' | 'a' | 'aScore' | 'aPhrase' | 'b' | 'bScore' | 'bPhrase' | 'json' | 'more',
    string | number
  >
>;

/** A valid row, with these cells replaced. */
function rowOf(place: number, cells: Cells = {}): (string | number)[] {
  const sound = { quiz: 1, category: 'EQ', sub: 'Empathy', text: `Seeded question ${place}?` };
  const options = { a: 'Often', aScore: 5, aPhrase: 'You do.', b: 'Never', bScore: 1, bPhrase: 'You do not.' };
  return Object.values({ ...sound, ...options, json: '', more: '', ...cells });
}

/** Rows from row 2 on; those without an entry below are valid. */
const rows: Table = [
  rowOf(2),
  rowOf(3, { text: '' }),
  rowOf(4, { a: '', aScore: '', aPhrase: '', b: '', bScore: '', bPhrase: '' }),
  rowOf(5, { text: ' seeded  QUESTION 2? ' }),
  rowOf(6, { bScore: 'five' }),
  rowOf(7, { aScore: '' }),
  rowOf(8, { bScore: 9 }),
  rowOf(9, { b: 'Often' }),
  rowOf(10, { a: 0 }),
  rowOf(11, { bPhrase: 0 }),
  rowOf(12, { aPhrase: 0 }),
  rowOf(13, { json: '{broken' }),
  rowOf(14, { b: '' }),
  rowOf(15, { category: '' }),
  rowOf(16, { sub: '' }),
  rowOf(17, { quiz: 2 }),
  rowOf(18, { text: `A long question ${'on and '.repeat(100)}on?` }),
  rowOf(19, { aPhrase: 'GrÃ¼ÃŸe' }),
  rowOf(20, { category: 'MQ' }),
  rowOf(21, { category: 'MQ', more: 'Think of work.' }),
  rowOf(22, { text: 'x'.repeat(10_001) }),
];

export const seededDefects: readonly SeededDefect[] = [
  { kind: 'no-question', row: 3, column: 'D · Question' },
  { kind: 'no-question', row: 4, column: 'D · Question' },
  { kind: 'same-text', row: 5, column: 'D · Question' },
  { kind: 'score-not-a-number', row: 6, column: 'I · Score Option 2' },
  { kind: 'no-score', row: 7, column: 'F · Score Option 1' },
  { kind: 'off-scale', row: 8, column: 'I · Score Option 2' },
  { kind: 'option-twice', row: 9, column: 'H · Option 2' },
  { kind: 'date-cell', row: 10, column: 'E · Option 1' },
  { kind: 'undecided', row: 10, column: 'E · Option 1' },
  { kind: 'error-cell', row: 11, column: 'J · Report Phrase-Option 2' },
  { kind: 'formula', row: 12, column: 'G · Report Phrase-Option 1' },
  { kind: 'no-question', row: 13, column: 'K · answers' },
  { kind: 'unused-value', row: 14, column: 'I · Score Option 2' },
  { kind: 'no-category', row: 15, column: 'B · Groupng Main Parameters' },
  { kind: 'no-sub-category', row: 16, column: 'C · Grouping Sub Parameter' },
  { kind: 'other-quiz', row: 17, column: 'A · quiz_id' },
  { kind: 'long-text', row: 18, column: 'D · Question' },
  { kind: 'odd-characters', row: 19, column: 'G · Report Phrase-Option 1' },
  { kind: 'merged', row: 20, column: 'B · Groupng Main Parameters' },
  { kind: 'unused-column', row: 1, column: 'L · Qestion hint' },
  { kind: 'undecided', row: 1, column: 'L · Qestion hint' },
  { kind: 'one-option', row: 14, column: 'D · Question' },
  { kind: 'undecided', row: 3, column: 'D · Question' },
  { kind: 'too-long', row: 22, column: 'D · Question' },
];

/** An .xlsx whose sheet `Bank` has twenty defects, each at another place; the first sheet is no bank. */
export function makeDefectiveXlsx(): Buffer {
  const workbook = makeWorkbook({
    Notes: [['About this file'], ['Made in March']],
    [defectsSheetName]: [header, ...rows],
  });
  const sheet = workbook.Sheets[defectsSheetName] ?? {};
  sheet['E10'] = { t: 'n', v: 46_024, z: 'd-mmm' } satisfies XLSX.CellObject;
  sheet['J11'] = { t: 'e', v: 23 } satisfies XLSX.CellObject;
  sheet['G12'] = { t: 's', v: 'You do.', f: '"You"&" do."' } satisfies XLSX.CellObject;
  sheet['!merges'] = [{ s: { r: 19, c: 1 }, e: { r: 20, c: 1 } }];
  return writeWorkbook(workbook, 'xlsx');
}

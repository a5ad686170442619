import { expect } from 'vitest';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import type { DefectKind } from '#functions/domain/uploads/sheet-defect.ts';
import { makeCsv, type Table } from './make-sheet.ts';
import { importFile, workbookOf, type Change } from './messy-files.ts';

export const header = [
  'quiz_id',
  'Groupng Main Parameters',
  'Grouping Sub Parameter',
  'Question',
  'Option 1',
  'Score Option 1',
  'Option 2',
  'Score Option 2',
];
export type Cell = string | number | boolean;
export const row = (text: string, one: Cell = 5, two: Cell = 1, quiz: Cell = 1): Cell[] => [
  quiz,
  'EQ',
  'Empathy',
  text,
  'Often',
  one,
  'Never',
  two,
];
export const sound = [row('Do you plan?'), row('Do you rest?', 4, 2)];
export const bank = (...rows: Cell[][]): Table => [header, ...rows];
export const xlsx = (table: Table, change?: Change) => workbookOf('xlsx', { Bank: table }, change);
export const xls = (table: Table, change?: Change) => workbookOf('biff8', { Bank: table }, change);
export const three: [string, (table: Table) => Buffer][] = [
  ['.xlsx', xlsx],
  ['.xls', xls],
  ['.csv', makeCsv],
];
export const score = 'F · Score Option 1';

/** An expected defect: kind, row and column. */
export type Told = [DefectKind, number, string];
export interface Case {
  file: Buffer;
  told: Told[];
  errors: number;
  questions: number;
  choices?: SheetChoices;
}

export async function expectCase({ file, told, errors, questions, choices }: Case): Promise<void> {
  const parsed = await importFile(file, choices);
  const found = parsed.defects.map(({ kind, row: at, column }) => [kind, at, column]);
  for (const each of told) expect(found).toContainEqual(each);
  expect([parsed.counts.error, parsed.questions.length], JSON.stringify(found)).toEqual([errors, questions]);
}

export const choose = (choices: Partial<SheetChoices>): SheetChoices => ({ columns: {}, ...choices });

import type { CsvEncoding } from './sheet-encoding.ts';

/** What a cell is in its file, where the text alone does not tell. `cut`: it was longer than a cell can be. */
export const cellMarks = ['date', 'formula', 'error', 'cut'] as const;
export type CellMark = (typeof cellMarks)[number];

/** The text of a formula of which the file does not say what it comes to. */
export const notCalculated = 'not calculated';

export const rowUnseen = ['hidden', 'filtered'] as const;
type RowUnseen = (typeof rowUnseen)[number];

/** A row with something in it: its 1-based number and the texts from its first column on. */
export interface GridRow {
  row: number;
  texts: string[];
  /** By 0-based column. */
  marks?: Record<number, CellMark>;
  /** Why nobody sees it in its file. */
  unseen?: RowUnseen;
  /** The 0-based columns whose text is struck out. */
  struck?: number[];
  /** What is left of those that are struck out in part, by 0-based column. */
  unstruck?: Record<number, string>;
}

/** Cells that are shown as one; only the first has a text. Rows count from 1, columns from 0. */
export interface MergedRange {
  row: number;
  column: number;
  lastRow: number;
  lastColumn: number;
}

/** A sheet as it is in the file, before anyone says what its columns mean. */
export interface SheetGrid {
  name: string;
  rows: GridRow[];
  merged: MergedRange[];
  /** The whole sheet is hidden. */
  hidden?: boolean;
  /** Columns that are hidden, from 0. */
  hiddenColumns?: number[];
  /** Of a .csv or an old .xls file that is no Unicode: each character of its texts is a byte, until it is decoded. */
  bytes?: boolean;
  /** What a .csv file was read as. */
  encoding?: CsvEncoding;
}

/** `A` for 0, `AA` for 26. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return (before >= 0 ? columnLetter(before) : '') + String.fromCharCode(65 + (index % 26));
}

export function shorten(text: string, max: number): string {
  return text.length > max ? `${text.slice(0, max - 1).trimEnd()}…` : text;
}

/** The cell's type in its file, where the text does not tell. `cut`: it was longer than a cell can be. */
export const cellMarks = ['date', 'formula', 'error', 'cut'] as const;
export type CellMark = (typeof cellMarks)[number];

/** The text for a formula without a stored result. */
export const notCalculated = 'not calculated';

/** A row with content: its 1-based number and its texts from the first column on. */
export interface GridRow {
  row: number;
  texts: string[];
  /** By 0-based column. */
  marks?: Record<number, CellMark>;
  /** Nobody sees the row in its file: it is hidden, or a filter is set. */
  hidden?: boolean;
}

/** Merged cells; only the first has a text. Rows count from 1, columns from 0. */
export interface MergedRange {
  row: number;
  column: number;
  lastRow: number;
  lastColumn: number;
}

/** A sheet as it is in the file, before its columns are mapped. */
export interface SheetGrid {
  name: string;
  rows: GridRow[];
  merged: MergedRange[];
  /** The whole sheet is hidden. */
  hidden?: boolean;
  /** The file has struck-out text or a struck-out style, on whichever sheet. An .xls file does not tell. */
  struck?: boolean;
  /** Hidden columns, from 0. */
  hiddenColumns?: number[];
  /** A .csv file that is not Unicode, and was read as Windows-1252. */
  western?: boolean;
}

/** `A` for 0, `AA` for 26. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return (before >= 0 ? columnLetter(before) : '') + String.fromCharCode(65 + (index % 26));
}

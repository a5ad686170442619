/** What a cell is in its file, where the text alone does not tell. `cut`: it was longer than a cell can be. */
export const cellMarks = ['date', 'formula', 'error', 'cut'] as const;
export type CellMark = (typeof cellMarks)[number];

/** A row with something in it: its 1-based number and the texts from its first column on. */
export interface GridRow {
  row: number;
  texts: string[];
  /** By 0-based column. */
  marks?: Record<number, CellMark>;
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
}

/** `A` for 0, `AA` for 26. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return (before >= 0 ? columnLetter(before) : '') + String.fromCharCode(65 + (index % 26));
}

export function shorten(text: string, most: number): string {
  return text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text;
}

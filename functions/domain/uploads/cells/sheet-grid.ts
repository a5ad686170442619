import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-columns.ts';

/** The cell's type in its file, where the text does not tell. `cut`: it was longer than a cell can be. `format`: the file shows something else. A `formula` may have come out empty. */
export const cellMarks = ['date', 'formula', 'error', 'cut', 'format'] as const;
export type CellMark = (typeof cellMarks)[number];

/** The text for a formula without a stored result. */
export const notCalculated = 'not calculated';

/** A row with content: its 1-based number and its texts from the first column on. */
export interface GridRow {
  row: number;
  texts: string[];
  /** By 0-based column. */
  marks?: Record<number, CellMark>;
  /** What the file shows, by 0-based column, where the mark is `format` and that can be told. */
  shown?: Record<number, string>;
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
  hidden?: boolean;
  /** The file has struck-out text or a struck-out style, on whichever sheet. An .xls file does not tell. */
  struck?: boolean;
  /** The file uses a font that shows Latin letters as another script. */
  oldFont?: boolean;
  /** Rows at which a picture begins, from 1. An .xls file does not tell. */
  pictures?: number[];
  /** Hidden columns, from 0. */
  hiddenColumns?: number[];
  /** A .csv file that is not Unicode, and was read as Windows-1252. */
  western?: boolean;
}

/** A sheet of a file, or the reason why it cannot be read. */
export type FoundSheet = { name: string } & ({ grid: SheetGrid } | { problem: string });

/** `A` for 0, `AA` for 26. */
export function columnLetter(index: number): string {
  const before = Math.floor(index / 26) - 1;
  return (before >= 0 ? columnLetter(before) : '') + String.fromCharCode(65 + (index % 26));
}

/** Uses of columns whose text belongs to one row, even in merged cells. */
const ofOneRow: readonly MappedColumn['use'][] = ['question', 'answers', 'serial', 'unused'];

/** Whether the text of a merged range applies to each of its rows. */
export function appliesToEachRow({ row, lastRow, column }: MergedRange, columns: readonly MappedColumn[]): boolean {
  return lastRow > row && columns.some(({ index, use }) => index === column && !ofOneRow.includes(use));
}

/**
 * Copies each merged text, with its mark (error, date), into all rows that it spans, and empties its other cells: some programs keep
 * texts in them that nobody sees. Rows that do not exist are not created.
 */
export function fillMerged(
  rows: readonly GridRow[],
  merged: readonly MergedRange[],
  columns: readonly MappedColumn[],
): GridRow[] {
  const filled = [...rows];
  for (const { index } of columns) {
    const ranges = merged.filter(({ column, lastColumn }) => column <= index && index <= lastColumn);
    const byRow = new Map(ranges.map((range) => [range.row, range]));
    let [range, first]: [MergedRange | undefined, GridRow | undefined] = [undefined, undefined];
    for (const [place, row] of filled.entries()) {
      const next = byRow.get(row.row);
      if (next) [range, first] = [next, row];
      const isFirst = range?.row === row.row && range.column === index;
      if (!range || !first || row.row > range.lastRow || isFirst) continue;
      const isFilled = range.column === index && appliesToEachRow(range, columns);
      if (isFilled || row.texts[index]) filled[place] = withCell(row, index, isFilled ? first : undefined);
    }
  }
  return filled;
}

/** The row with the cell of another row, or without a text in this column. */
function withCell({ texts, marks, ...row }: GridRow, column: number, first?: GridRow): GridRow {
  const [text = '', mark] = [first?.texts[column], first?.marks?.[column]];
  const filled = Array.from({ length: Math.max(texts.length, column + 1) }, (_, index) => texts[index] ?? '');
  const all = mark ? { ...marks, [column]: mark } : marks;
  filled[column] = text;
  return { ...row, texts: filled, ...(all && { marks: all }) };
}

import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import { parseSheet, type ParsedSheet } from '#functions/domain/uploads/parse-sheet.ts';

/** A sheet with a header in row 1 and these rows from row 2 on; the columns are in the order of their first use. */
export function rowsOf(...cells: Record<string, string>[]): SheetGrid {
  const headers = [...new Set(cells.flatMap((one) => Object.keys(one)))];
  const rows = cells.map((one, index) => ({ row: index + 2, texts: headers.map((header) => one[header] ?? '') }));
  return { name: 'Sheet1', rows: [{ row: 1, texts: headers }, ...rows], merged: [] };
}

/** Parses a sheet with the row under test as row 2, followed by a good one. */
export function parseOne(cells: Record<string, string>): ParsedSheet {
  return parseSheet(rowsOf({ Question: 'Under test', ...cells }, { Question: 'Good', 'Option 1': 'A' }));
}

/** Rows that yield no question, with the reason. */
export function skippedRows({ defects }: ParsedSheet) {
  return defects.filter(({ kind }) => kind === 'no-question').map(({ row, problem: reason }) => ({ row, reason }));
}

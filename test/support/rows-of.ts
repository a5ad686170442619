import { parseSheet, type ParsedSheet, type SheetRow } from '#functions/domain/sheet.ts';

/** Rows numbered from 2, as below a header. */
export function rowsOf(...cells: Record<string, string>[]): SheetRow[] {
  return cells.map((one, index) => ({ row: index + 2, cells: one }));
}

/** A sheet of the row under test, which is row 2, and a good one after it. */
export function parseOne(cells: Record<string, string>): ParsedSheet {
  return parseSheet(rowsOf({ Question: 'Under test', ...cells }, { Question: 'Good', 'Option 1': 'A' }));
}

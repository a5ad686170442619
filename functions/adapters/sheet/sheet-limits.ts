import { maxSheetColumns, maxSheetRows, maxSheetsRead } from '#functions/domain/uploads/upload-limits.ts';

/** Limits for a file. A sheet of 20,000 full rows stays below all of these. */
export const sheetLimits = {
  rows: maxSheetRows,
  columns: maxSheetColumns,
  /** Characters of all cells together. A shared text counts for each cell that has it. */
  characters: 40_000_000,
  /** Characters of a row. */
  rowCharacters: 2_000_000,
  /** Characters of a cell: more than any spreadsheet program allows. */
  cellCharacters: 40_000,
  sheets: maxSheetsRead,
  /** Sheets whose names are listed, read or not. */
  namedSheets: 100,
  /** Characters of a sheet's name; Excel allows 31. */
  nameCharacters: 200,
  /** Merged ranges of a sheet: two for each row, such as its parameters. */
  merged: 2 * maxSheetRows,
  /** Merged ranges per message of the reader. */
  mergedAtATime: 2_000,
};

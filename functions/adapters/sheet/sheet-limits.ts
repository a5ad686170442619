import { maxBankQuestions } from '#functions/domain/banks/question-bank.ts';

/** What a file may hold at most. A sheet of 20,000 full rows stays below all of these. */
export const sheetLimits = {
  /** Rows with something in them, without the header. */
  rows: maxBankQuestions,
  columns: 500,
  /** Cells that are stored, blank ones with a format included. */
  cells: 1_500_000,
  /** Characters of all cells together. A text that many cells share counts for each. */
  characters: 40_000_000,
  /** Characters of a row. */
  rowCharacters: 2_000_000,
  /** Of a cell. Longer than a cell of any spreadsheet program. */
  cellCharacters: 40_000,
  /** Sheets that are looked at for a question column. */
  sheets: 20,
  /** Sheets that are named, read or not. */
  namedSheets: 100,
  /** Of a sheet's name, which has at most 31 in Excel. */
  nameCharacters: 200,
  /** Merged ranges of a sheet: two for each row, such as its parameters. */
  merged: 2 * maxBankQuestions,
  /** Merged ranges that the reader gives at a time. */
  mergedAtATime: 2_000,
};

export interface ArchiveLimits {
  entries: number;
  /** Of all entries together, unpacked. */
  bytes: number;
  /** Of one entry beyond 1 MB: unpacked for each packed byte. */
  ratio: number;
  /** XML tags of all parts together: each becomes an object in the parser. */
  tags: number;
}

export const archiveLimits: ArchiveLimits = { entries: 2_000, bytes: 100_000_000, ratio: 200, tags: 4_000_000 };

import { maxSheetColumns, maxSheetRows, maxSheetsRead, tooLargeWords } from '#functions/domain/uploads/upload.ts';
import { refuse } from '#functions/domain/refusal.ts';

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
  /** Pictures of a sheet that are noticed. */
  pictures: 2_000,
  /** Merged ranges of a sheet: two for each row, such as its parameters. */
  merged: 2 * maxSheetRows,
};

/** Limits for reading one file. A sheet of 20,000 full rows takes a twelfth of the CPU and a fifth of the memory. */
export interface ReaderLimits {
  /** CPU time, not elapsed time, so that a busy machine refuses no valid file. */
  cpuMs: number;
  /** Peak resident memory in bytes. It includes buffers, which V8's own limit leaves out. */
  rssBytes: number;
  /** V8's heap, in MiB. */
  heapMb: number;
  /** Elapsed time. A child that is not done by then was starved of CPU, which says nothing about its file: the file is retried. */
  wallMs: number;
  /** Characters of the answer: 40 million of cells, which JSON may escape, and some overhead. */
  answerCharacters: number;
  /** Characters of one message of the answer. */
  lineCharacters: number;
}

export const readerLimits: ReaderLimits = {
  cpuMs: 25_000,
  rssBytes: 1_400_000_000,
  heapMb: 1_000,
  wallMs: 90_000,
  answerCharacters: 200_000_000,
  lineCharacters: 16_000_000,
};

const rows = sheetLimits.rows.toLocaleString('en');

/** Messages for a file that cannot be read: what is wrong, and what to do. */
const problems = {
  empty: 'The file is empty. Choose a file with a header row and questions below it.',
  'no-rows': 'The sheet has no rows below its header. Add the questions there, then upload the file again.',
  'too-large': tooLargeWords,
  'too-many-rows': `The sheet has more than ${rows} rows, and a bank has at most ${rows} questions. Delete the rows that hold no question. If there are still too many, split the sheet: upload one part with “Replace this bank”, then each other part with “Add to this bank”.`,
  'too-many-columns': `The sheet has more than ${sheetLimits.columns} columns. Remove the columns that are not needed, then upload it again.`,
  'too-much':
    'The file holds far more than a sheet of questions does. Copy the questions into a new workbook, then upload that.',
  'too-costly':
    'The file takes far more time or memory to read than a sheet of questions does. It may be damaged, or hold much that is not seen. Copy the questions into a new workbook, then upload that.',
  'not-a-sheet': 'The file is not a spreadsheet, whatever its name says. Choose an .xlsx, .xls or .csv file.',
  'web-page': 'The file is a web page or XML, not a spreadsheet. Open it in Excel, save it as .xlsx, then upload that.',
  'other-sheet':
    'The file is a kind of spreadsheet that cannot be read here. Open it, save it as .xlsx, then upload that.',
  ods: 'The file is an OpenDocument sheet (.ods). Open it, save it as .xlsx, then upload that.',
  xlsb: 'The file is a binary workbook (.xlsb). Open it in Excel, save it as .xlsx, then upload that.',
  numbers: 'The file is a document of Apple Numbers. Export it to Excel (File, Export To), then upload that.',
  word: 'The file is a document, not a spreadsheet. Copy its questions into a sheet, save it as .xlsx, then upload that.',
  lock: 'The file is a lock file of Office: it only says who has a file open. Upload the file whose name does not begin with “~$”.',
  locked:
    'The file is protected with a password. Open it in Excel, remove the password (File, Info, Protect Workbook), save it, then upload it again.',
  damaged: 'The file is damaged and cannot be read. Open it in Excel, save it as a new .xlsx file, then upload that.',
} as const;

export type FileProblem = keyof typeof problems;

/** @throws Refusal `file-refused` */
export function refuseFile(problem: FileProblem, cause?: unknown): never {
  refuse('file-refused', problems[problem], cause);
}

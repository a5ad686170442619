import { maxSheetColumns, maxSheetRows, maxSheetsRead } from '#functions/domain/uploads/upload.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { fileProblems } from '#functions/domain/words/uploads/files.ts';

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

export type FileProblem = keyof typeof fileProblems;

/** @throws Refusal `file-refused` */
export function refuseFile(problem: FileProblem, cause?: unknown): never {
  refuse('file-refused', fileProblems[problem], cause);
}

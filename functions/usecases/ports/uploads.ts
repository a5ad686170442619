import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { SheetChoices } from '#functions/domain/uploads/sheet-choices.ts';
import type { ColumnUse } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Defect, DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import type { SheetFindings } from '#functions/domain/uploads/sheet-findings.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { ColumnMemory } from '#functions/domain/uploads/columns/sheet-header.ts';
import type { SheetMap } from '#functions/domain/uploads/map/sheet-map.ts';
import type { MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import type { UploadStatus } from '#functions/domain/uploads/upload.ts';

/** A sheet of the file: how many rows it has if it was kept, else why it was not. */
export interface UploadedSheet {
  name: string;
  rows?: number;
  problem?: string;
  /** It has a column of questions. */
  hasQuestions?: boolean;
  /** It has the header of the sheet *Parameters*, and another name. */
  looksLikeMap?: boolean;
  /** It is hidden in its file. */
  hidden?: boolean;
}

export interface Upload {
  uploadId: string;
  fileName: string;
  by: string;
  createdAt: number;
  status: UploadStatus;
  /** When the latest run of the importer began. */
  readingSince?: number;
  /** Rows that have been read so far. */
  rowsRead: number;
  questionCount: number;
  /** 0: the sheet names none. */
  quizId?: number;
  pages: number;
  /** For one that has been read. */
  sheets?: UploadedSheet[];
  /** Which of them was found to have the questions. */
  foundSheet?: number;
  /** The first of those that the questions are from. */
  sheet?: number;
  headerRow?: number;
  /** Of all defects, whether they are kept or not. */
  counts?: DefectCounts;
  defectPages?: number;
  /** What is read and written as one: another for each parsing. */
  staging?: string;
  /** For one that was refused. */
  problem?: string;
  /** For one that was published. */
  publishedAs?: { quizId: number; version: number };
}

/** What is decided about a file, and what that goes by. */
export interface StagedView {
  columns: MappedColumn[];
  choices: SheetChoices;
  findings: SheetFindings;
  /** Absent: the file has no sheet *Parameters*. */
  map?: SheetMap | undefined;
}

/** What came of a file. */
export interface Staging extends StagedView {
  sheet: number;
  headerRow: number;
  questions: DraftQuestion[];
  /** Absent: the sheet names none. */
  quizId?: number | undefined;
  defects: Defect[];
  counts: DefectCounts;
}

/** An import that has begun. Whatever it writes is dropped when it is not the upload's current one any more. */
export interface Run {
  uploadId: string;
  runId: string;
}

export interface UploadStore {
  create(upload: { uploadId: string; fileName: string; by: string; now: number }): Promise<void>;
  find(uploadId: string): Promise<Upload | undefined>;
  /** Newest first. */
  list(cursor: string | undefined): Promise<{ uploads: Upload[]; next: string | undefined }>;
  /**
   * Begins an import. False: the upload is settled for good, this event or a later one has been taken, or there is no such upload.
   * `receive`: how often the event's message has been received. Its next receive overrules the one before, which is over.
   */
  begin(run: Run, event: { sequencer: string; receive: number; now: number }): Promise<boolean>;
  /** False: the import is not the current one any more. */
  noteRows(run: Run, rowsRead: number): Promise<boolean>;
  /** Lets the next delivery of the same event begin at once. */
  release(run: Run): Promise<void>;
  /** Keeps the sheets as they are in the file. */
  keepGrids(run: Run, grids: readonly (SheetGrid | undefined)[], now: number): Promise<void>;
  getGrid(uploadId: string, sheet: number): Promise<SheetGrid>;
  /** Keeps what came of a run, with the sheets there are. False: the import is not the current one any more. */
  stage(run: Run, staging: Staging, sheets: UploadedSheet[], now: number): Promise<boolean>;
  /** Keeps what came of another mapping. as `next`. Throws Refusal `upload-not-ready` if `seen` is not what is staged any more. */
  restage(uploadId: string, seen: string, staging: Staging, next: string, now: number): Promise<void>;
  refuse(run: Run, problem: string): Promise<void>;
  /** Throws Refusal `not-found`, or `upload-published`. */
  cancel(uploadId: string): Promise<void>;
  /** Questions of what is staged; of `staging` if it is given. */
  getPage(uploadId: string, page: number, staging?: string): Promise<DraftQuestion[]>;
  getDefects(uploadId: string, page: number): Promise<Defect[]>;
  getView(uploadId: string): Promise<StagedView>;
  readMemory(): Promise<ColumnMemory>;
  remember(columns: Record<string, ColumnUse>): Promise<void>;
}

/** Objects that admins upload. */
export interface UploadFiles {
  /** A presigned POST that takes up to `maxBytes`. */
  presign(key: string, maxBytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws Refusal `file-refused` if the object has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array>;
}

/**
 * The sheets of a file, and which of them has the questions. `onRows` is told how many rows have been read, now and then.
 * Throws Refusal `file-refused` with what is wrong and what to do.
 */
export type ReadSheet = (
  bytes: Uint8Array,
  fileName: string,
  onRows?: (rows: number) => Promise<void>,
) => Promise<{ taken: number; sheets: ({ name: string } & ({ grid: SheetGrid } | { problem: string }))[] }>;

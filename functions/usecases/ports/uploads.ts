import type { DraftQuestion } from '#functions/domain/banks/question.ts';
import type { SheetChoices, SheetFindings } from '#functions/domain/uploads/sheet-choices.ts';
import type { UploadedSheet } from '#functions/domain/uploads/columns/sheet-header-checks.ts';
import type { ColumnUse } from '#functions/domain/uploads/columns/sheet-columns.ts';
import type { Defect, DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import type { SheetGrid } from '#functions/domain/uploads/cells/sheet-grid.ts';
import type { ColumnMemory, MappedColumn } from '#functions/domain/uploads/columns/sheet-mapping.ts';
import type { SheetMap } from '#functions/domain/uploads/parameters-sheet/sheet-map.ts';
import type { UploadStatus } from '#functions/domain/uploads/upload.ts';

export interface Upload {
  uploadId: string;
  fileName: string;
  by: string;
  createdAt: number;
  status: UploadStatus;
  /** When the latest run of the importer began. */
  readingSince?: number;
  /** Number of rows read so far. */
  rowsRead: number;
  questionCount: number;
  /** 0 if the sheet names none. */
  quizId?: number;
  pages: number;
  /** For an upload that was read. */
  sheets?: UploadedSheet[];
  /** The sheet that was detected to have the questions. */
  foundSheet?: number;
  /** The sheet that is read as questions. */
  sheet?: number;
  headerRow?: number;
  /** Counts of all defects, stored or not. */
  counts?: DefectCounts;
  defectPages?: number;
  /** Id of one parsing result, which is read and written as a whole. */
  staging?: string;
  /** For a refused upload. */
  problem?: string;
  /** For a published upload. */
  publishedAs?: { quizId: number; version: number };
}

/** The decisions about a file, and their basis. */
export interface StagedView {
  columns: MappedColumn[];
  choices: SheetChoices;
  findings: SheetFindings;
  /** Absent if the file has no sheet *Parameters*. */
  map?: SheetMap | undefined;
}

/** The result of reading a file. */
export interface Staging extends StagedView {
  sheet: number;
  headerRow: number;
  questions: DraftQuestion[];
  /** Absent if the sheet names none. */
  quizId?: number | undefined;
  defects: Defect[];
  counts: DefectCounts;
}

/** A running import. Its writes are dropped once it is not the upload's current one any more. */
export interface Run {
  uploadId: string;
  runId: string;
}

export interface UploadStore {
  /** Idempotent. Throws Refusal `id-already-used` for the id of another upload. */
  create(upload: { uploadId: string; fileName: string; by: string; now: number }): Promise<void>;
  find(uploadId: string): Promise<Upload | undefined>;
  /** Newest first. */
  list(cursor: string | undefined): Promise<{ uploads: Upload[]; next: string | undefined }>;
  /**
   * Begins an import. False: the file has been read, another run is reading it, or there is no such upload. `receive`: the number of
   * times the event's message was received. A later receive overrules an earlier one, which has timed out.
   */
  begin(run: Run, event: { receive: number; now: number }): Promise<boolean>;
  /** False: the import is not the current one any more. */
  noteRows(run: Run, rowsRead: number): Promise<boolean>;
  /** Lets the next delivery of the same event begin at once. */
  release(run: Run): Promise<void>;
  /** Stores the sheets as they are in the file. */
  keepGrids(run: Run, grids: readonly (SheetGrid | undefined)[], now: number): Promise<void>;
  getGrid(uploadId: string, sheet: number): Promise<SheetGrid>;
  /** Stores the result of a run, with the list of sheets. False: the import is not the current one any more. */
  stage(run: Run, staging: Staging, sheets: UploadedSheet[], now: number): Promise<boolean>;
  /** Stores the result of another mapping as `next`. Throws Refusal `upload-not-ready` if `seen` is not the current staging any more. */
  restage(uploadId: string, seen: string, staging: Staging, next: string, now: number): Promise<void>;
  refuse(run: Run, problem: string): Promise<void>;
  /** Throws Refusal `not-found`, or `upload-published`. */
  cancel(uploadId: string): Promise<void>;
  /** Questions of the current staging, or of `staging` if it is given. */
  getPage(uploadId: string, page: number, staging?: string): Promise<DraftQuestion[]>;
  getDefects(uploadId: string, page: number): Promise<Defect[]>;
  getView(uploadId: string): Promise<StagedView>;
  readMemory(): Promise<ColumnMemory>;
  remember(columns: Record<string, ColumnUse>): Promise<void>;
}

/** Objects that admins upload. */
export interface UploadFiles {
  /** A presigned POST for up to `maxBytes`. */
  presign(key: string, maxBytes: number): Promise<{ url: string; fields: Record<string, string> }>;
  /** Throws Refusal `file-refused` if the object has more than `maxBytes`. */
  read(key: string, maxBytes: number): Promise<Uint8Array>;
}

/**
 * Reads the sheets of a file, and detects which one has the questions. `onRows` gets the number of rows read, at intervals. Throws
 * Refusal `file-refused` with the problem and what to do.
 */
export type ReadSheet = (
  bytes: Uint8Array,
  fileName: string,
  onRows?: (rows: number) => Promise<void>,
) => Promise<{ taken: number; sheets: ({ name: string } & ({ grid: SheetGrid } | { problem: string }))[] }>;

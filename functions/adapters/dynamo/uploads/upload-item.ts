import type { DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import { uploadStatuses, type UploadStatus } from '#functions/domain/uploads/upload.ts';
import type { UploadedSheet } from '#functions/domain/uploads/columns/sheet-header-checks.ts';
import { fields, flag, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';

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

/** An upload, with the id of the importer's run that stored its sheets. */
interface UploadItem extends Upload {
  gridRun?: string;
}

const sheet = fields<UploadedSheet>({
  name: text,
  rows: optional(number),
  problem: optional(text),
  hasQuestions: optional(flag),
  hidden: optional(flag),
});

export const uploadItem = fields<UploadItem>({
  uploadId: text,
  fileName: text,
  by: text,
  createdAt: number,
  status: oneOf(...uploadStatuses),
  readingSince: optional(number),
  rowsRead: number,
  questionCount: number,
  quizId: optional(number),
  pages: number,
  sheets: optional(listOf(sheet)),
  foundSheet: optional(number),
  sheet: optional(number),
  headerRow: optional(number),
  counts: optional(fields<DefectCounts>({ error: number, skipped: number, defaulted: number, note: number })),
  defectPages: optional(number),
  staging: optional(text),
  problem: optional(text),
  publishedAs: optional(fields<{ quizId: number; version: number }>({ quizId: number, version: number })),
  gridRun: optional(text),
});

export function uploadOf({ gridRun: _gridRun, ...upload }: UploadItem): Upload {
  return upload;
}

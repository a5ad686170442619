import type { DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import { uploadStatuses } from '#functions/domain/uploads/upload.ts';
import type { UploadedSheet } from '#functions/domain/uploads/columns/sheet-header-checks.ts';
import type { Upload } from '#functions/usecases/ports/uploads.ts';
import { fields, flag, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';

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

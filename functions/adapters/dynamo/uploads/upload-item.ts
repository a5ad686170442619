import type { AskedRequest } from '#functions/domain/admin/request-id.ts';
import type { DefectCounts } from '#functions/domain/uploads/sheet-defect.ts';
import { uploadStatuses } from '#functions/domain/uploads/upload.ts';
import type { UploadedSheet } from '#functions/domain/uploads/columns/sheet-header-checks.ts';
import type { Upload } from '#functions/usecases/ports/uploads.ts';
import { fields, flag, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';

/** An upload, with the id of the importer's run that stored its sheets. */
interface UploadItem extends Upload, AskedRequest {
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
  requestDigest: optional(text),
});

export function uploadOf({ gridRun: _gridRun, requestDigest: _digest, ...upload }: UploadItem): Upload {
  return upload;
}

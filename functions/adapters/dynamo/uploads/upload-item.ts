import { uploadStatuses } from '#functions/domain/uploads/upload.ts';
import { fields, flag, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';

const sheet = fields({
  name: text,
  rows: optional(number),
  problem: optional(text),
  hasQuestions: optional(flag),
  hidden: optional(flag),
});

export const uploadItem = fields({
  uploadId: text,
  fileName: text,
  by: text,
  createdAt: number,
  status: oneOf(...uploadStatuses),
  /** When the latest run of the importer began. */
  readingSince: optional(number),
  /** Number of rows read so far. */
  rowsRead: number,
  questionCount: number,
  /** 0 if the sheet names none. */
  quizId: optional(number),
  pages: number,
  /** For an upload that was read. */
  sheets: optional(listOf(sheet)),
  /** The sheet that was detected to have the questions. */
  foundSheet: optional(number),
  /** The sheet that is read as questions. */
  sheet: optional(number),
  headerRow: optional(number),
  /** Counts of all defects, stored or not. */
  counts: optional(fields({ error: number, skipped: number, defaulted: number, note: number })),
  defectPages: optional(number),
  /** Id of one parsing result, which is read and written as a whole. */
  staging: optional(text),
  /** For a refused upload. */
  problem: optional(text),
  /** For a published upload. */
  publishedAs: optional(fields({ quizId: number, version: number })),
  /** Id of the importer's run that stored its sheets. */
  gridRun: optional(text),
});

export type Upload = ReturnType<typeof uploadOf>;

export function uploadOf({ gridRun: _gridRun, ...upload }: ReturnType<typeof uploadItem>) {
  return upload;
}

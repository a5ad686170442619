import * as z from 'zod/mini';
import { uploadStatuses } from '#functions/domain/uploads/upload.ts';

const sheet = z.object({
  name: z.string(),
  rows: z.exactOptional(z.number()),
  problem: z.exactOptional(z.string()),
  hasQuestions: z.exactOptional(z.boolean()),
  hidden: z.exactOptional(z.boolean()),
});

export const uploadItem = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  by: z.string(),
  createdAt: z.number(),
  status: z.enum(uploadStatuses),
  /** When the latest run of the importer began. */
  readingSince: z.exactOptional(z.number()),
  /** Number of rows read so far. */
  rowsRead: z.number(),
  questionCount: z.number(),
  /** 0 if the sheet names none. */
  quizId: z.exactOptional(z.number()),
  pages: z.number(),
  /** For an upload that was read. */
  sheets: z.exactOptional(z.array(sheet)),
  /** The sheet that was detected to have the questions. */
  foundSheet: z.exactOptional(z.number()),
  /** The sheet that is read as questions. */
  sheet: z.exactOptional(z.number()),
  headerRow: z.exactOptional(z.number()),
  /** Counts of all defects, stored or not. */
  counts: z.exactOptional(
    z.object({ error: z.number(), skipped: z.number(), defaulted: z.number(), note: z.number() }),
  ),
  defectPages: z.exactOptional(z.number()),
  /** Id of one parsing result, which is read and written as a whole. */
  staging: z.exactOptional(z.string()),
  /** For a refused upload. */
  problem: z.exactOptional(z.string()),
  /** For a published upload. */
  publishedAs: z.exactOptional(z.object({ quizId: z.number(), version: z.number() })),
  /** Id of the importer's run that stored its sheets. */
  gridRun: z.exactOptional(z.string()),
});

export type Upload = ReturnType<typeof uploadOf>;

export function uploadOf({ gridRun: _gridRun, ...upload }: z.infer<typeof uploadItem>) {
  return upload;
}

import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { page, text, ulid } from '#functions/contract/fields.ts';
import { draftQuestion } from './questions.ts';

/** What S3 takes at most, in bytes. */
export const mostUploadBytes = 10 * 1024 * 1024;

export const createUpload = endpoint({
  method: 'POST',
  path: '/admin/uploads',
  access: 'admin',
  summary: 'A place to upload a spreadsheet to: a presigned POST',
  body: z.object({
    fileName: text(200, 'The file name').check(
      z.regex(/\.(xlsx|xls|csv)$/i, 'Choose a file that ends in .xlsx, .xls or .csv.'),
    ),
    size: z
      .number()
      .check(
        z.int(),
        z.minimum(1, 'The file is empty. Choose a file with questions in it.'),
        z.maximum(mostUploadBytes, 'The file is larger than 10 MB. Split it, or remove pictures and other sheets.'),
      ),
  }),
  reply: z.object({ uploadId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
});

const skippedRow = z.object({ row: z.number(), reason: z.string() });

const uploadView = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  status: z.enum(['waiting', 'staged', 'refused', 'published']),
  /** Questions that can be published. */
  questionCount: z.number(),
  /** Quiz id that the sheet names. */
  quizId: z.optional(z.number()),
  /** Pages of `getUploadPage`. */
  pages: z.number(),
  /** Rows that were left out, and why (the first 100). */
  skipped: z.array(skippedRow),
  skippedCount: z.number(),
  /** For `refused`: what is wrong and what to do. */
  problem: z.optional(z.string()),
});
export type UploadView = z.infer<typeof uploadView>;

export const getUpload = endpoint({
  method: 'GET',
  path: '/admin/uploads/{uploadId}',
  access: 'admin',
  summary: 'How an upload is doing',
  params: z.object({ uploadId: ulid }),
  reply: uploadView,
  refusals: ['not-found'],
});

export const getUploadPage = endpoint({
  method: 'GET',
  path: '/admin/uploads/{uploadId}/pages/{page}',
  access: 'admin',
  summary: 'Questions of a staged upload, one stored chunk at a time',
  params: z.object({ uploadId: ulid, page }),
  reply: z.object({ questions: z.array(draftQuestion) }),
  refusals: ['not-found'],
});

import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, page, text, ulid, cursor, next } from '#functions/contract/fields.ts';
import { uploadDays } from '#functions/domain/retention.ts';
import { severities } from '#functions/domain/uploads/sheet-defect.ts';
import {
  fileNameProblem,
  maxUploadBytes,
  maxUploadMegabytes,
  uploadName,
  uploadStatuses,
} from '#functions/domain/uploads/upload.ts';
import { parameterNote } from '#functions/contract/admin/banks/parameters.ts';
import { draftQuestion } from '#functions/contract/admin/banks/questions.ts';
import { columnUse, defectKind, sheetChoices, sheetFindings } from './sheet-choices.ts';
import * as words from '#functions/domain/words/uploads/uploads.ts';

export const createUpload = endpoint({
  route: 'POST /admin/uploads',
  summary: 'A place to upload a spreadsheet to: a presigned POST',
  body: z.object({
    /** Chosen by the caller, so that a retry makes nothing more. */
    uploadId: z.optional(ulid),
    fileName: text(200, words.fileName).check(
      (name) => {
        const message = fileNameProblem(name.value);
        if (message !== undefined) name.issues.push({ code: 'custom', message, input: name.value });
      },
      z.regex(uploadName, words.chooseFile),
    ),
    size: z
      .number()
      .check(z.int(), z.minimum(1, words.empty), z.maximum(maxUploadBytes, words.tooLarge(maxUploadMegabytes))),
  }),
  reply: z.object({ uploadId: z.string(), url: z.string(), fields: z.record(z.string(), z.string()) }),
  refusals: ['not-found', 'too-many-requests', 'id-already-used'],
});

const counts = z.object({ error: z.number(), skipped: z.number(), defaulted: z.number(), note: z.number() });
export type DefectCountsView = z.infer<typeof counts>;

const uploadSummary = z.object({
  uploadId: z.string(),
  fileName: z.string(),
  createdAt: instant,
  /** Name of the admin who uploaded it. */
  byName: z.string(),
  /** `no-questions`: read, but its columns have to be mapped first, or the file has to be corrected. */
  status: z.enum(uploadStatuses),
  /** While the file is read: rows so far. */
  rowsRead: z.number(),
  /** Number of questions that can be published. */
  questionCount: z.number(),
  /** Quiz id in the sheet; absent if it names none. */
  quizId: z.optional(z.number()),
  /** Pages of `getUploadPage`. */
  pages: z.number(),
  /** Counts of all defects. An upload with an `error` cannot be published. */
  counts: z.optional(counts),
  /** For `refused` and `no-questions`: what is wrong and what to do. */
  problem: z.optional(z.string()),
  publishedAs: z.optional(z.object({ quizId: z.number(), version: z.number() })),
});
export type UploadSummary = z.infer<typeof uploadSummary>;

export const columnView = z.object({
  letter: z.string(),
  header: z.string(),
  samples: z.array(z.string()),
  /** Number of rows with a text in the column. */
  filled: z.number(),
  use: columnUse,
  /** Where its meaning comes from: its header, an earlier upload, an admin, or nothing. */
  by: z.enum(['name', 'memory', 'hand', 'none']),
});
export type ColumnView = z.infer<typeof columnView>;

const uploadView = z.extend(uploadSummary, {
  /** The sheets of the file. One that was not kept has a `problem` instead of `rows`. */
  sheets: z.array(
    z.object({
      name: z.string(),
      rows: z.optional(z.number()),
      problem: z.optional(z.string()),
      hasQuestions: z.optional(z.boolean()),
      hidden: z.optional(z.boolean()),
    }),
  ),
  /** The sheet with the questions. */
  sheet: z.optional(z.number()),
  /** 1-based; 0: there is none. */
  headerRow: z.optional(z.number()),
  columns: z.array(columnView),
  /** The admin's choices; absent for a file that was not read. */
  choices: z.optional(sheetChoices),
  findings: z.optional(sheetFindings),
  /** The rows of the sheet *Parameters*; absent if the file has none. Some `problems` depend on the bank that they go live with. */
  map: z.optional(
    z.object({ rows: z.array(z.extend(parameterNote, { row: z.exactOptional(z.number()) })), problems: z.number() }),
  ),
  /** Pages of `getUploadDefects`. */
  defectPages: z.number(),
  /** A new one after each mapping; absent for a file that was not read. */
  staging: z.optional(z.string()),
});
export type UploadView = z.infer<typeof uploadView>;

const params = z.object({ uploadId: ulid });

export const listUploads = endpoint({
  route: 'GET /admin/uploads',
  summary: `Uploads of the last ${uploadDays} days and what came of them, newest first`,
  query: z.object({ cursor: z.optional(cursor) }),
  reply: z.object({ uploads: z.array(uploadSummary), next }),
});

export const getUpload = endpoint({
  route: 'GET /admin/uploads/{uploadId}',
  summary: 'How an upload is doing, and what its columns are taken for',
  params,
  reply: uploadView,
  refusals: ['not-found'],
});

export const cancelUpload = endpoint({
  route: 'DELETE /admin/uploads/{uploadId}',
  summary: 'Call an upload off, also while it is read; one that is published stays',
  params,
  reply: z.object({}),
  refusals: ['not-found', 'upload-published'],
});

export const decideUpload = endpoint({
  route: 'PUT /admin/uploads/{uploadId}/mapping',
  summary:
    'Decide about an upload (its columns, sheet, header, rows, scores): its questions and defects are made again',
  params,
  body: z.object({
    /** All choices together: one that is left out is removed. */
    choices: sheetChoices,
    /** Whether to remember the meanings of the headers for later uploads. */
    remember: z.boolean(),
    /** The staging that the choices are based on. If it is given, another admin's choices are not overwritten. */
    staging: z.optional(ulid),
  }),
  reply: uploadView,
  refusals: ['not-found', 'upload-not-ready', 'upload-published'],
});

export const defect = z.object({
  severity: z.enum(severities),
  kind: defectKind,
  sheet: z.string(),
  /** 1-based. */
  row: z.number(),
  /** `C · Score Option 2`; '' for the whole row. */
  column: z.string(),
  /** Shortened. */
  value: z.string(),
  problem: z.string(),
  remedy: z.string(),
});
export type DefectView = z.infer<typeof defect>;

export const getUploadDefects = endpoint({
  route: 'GET /admin/uploads/{uploadId}/defects/{page}',
  summary: 'Everything that is wrong with an upload, what matters most first, one stored chunk at a time',
  params: z.object({ uploadId: ulid, page }),
  reply: z.object({ defects: z.array(defect) }),
  refusals: ['not-found'],
});

export const getUploadPage = endpoint({
  route: 'GET /admin/uploads/{uploadId}/pages/{page}',
  summary: 'Questions of a staged upload, one stored chunk at a time',
  params: z.object({ uploadId: ulid, page }),
  reply: z.object({ questions: z.array(draftQuestion) }),
  refusals: ['not-found'],
});

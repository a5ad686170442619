import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, maxInstant, text, ulid, userId } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { cursor, next } from '#functions/contract/paging.ts';
import { batchId } from './finder.ts';
import { responseQualityView } from '#functions/contract/admin/reports/response-quality.ts';

export const exportKind = z.enum(['workbook', 'responses', 'scores']);
export type ExportKind = z.infer<typeof exportKind>;

const moment = z.number().check(z.int(), z.minimum(0), z.maximum(maxInstant));

export const startExport = endpoint({
  method: 'POST',
  path: '/admin/exports',
  access: 'admin',
  summary: 'Note in the audit that data leaves, and what and why; its pages can be had for a day',
  body: z
    .object({
      /** Chosen by the caller, so that a retry begins nothing more. */
      exportId: z.optional(ulid),
      /** `workbook`: scores and answers, as in `getWorkbookPage`. `responses`: a row for each answer. `scores`: a row for each attempt. */
      kind: exportKind,
      /** Range of the attempts' ends. */
      from: moment,
      until: moment,
      /** Only attempts with coupons of this batch. */
      batch: z.optional(batchId),
      /** Only attempts of this person. */
      person: z.optional(userId),
      reason: text(adminLimits.reason, 'A reason'),
    })
    .check(z.refine(({ from, until }) => from <= until, 'The first day must not come after the last one.')),
  reply: z.object({ exportId: z.string() }),
  refusals: ['not-found'],
});

const cell = z.union([z.string(), z.number()]);

export const getExportPage = endpoint({
  method: 'GET',
  path: '/admin/exports/{exportId}/rows',
  access: 'admin',
  summary: 'Rows of an export that this admin has begun, of the attempts that ended last first',
  params: z.object({ exportId: ulid }),
  query: z.object({ cursor: z.optional(cursor) }),
  reply: z.object({
    /** The columns of this page. Those of scores depend on the questions, so later pages may have others. */
    columns: z.array(z.string()),
    rows: z.array(z.array(cell)),
    attempts: z.number(),
    /** The oldest end of an attempt that was exported so far. */
    reachedAt: z.optional(instant),
    next,
  }),
  refusals: ['not-found'],
});
export type ExportPage = z.infer<(typeof getExportPage)['reply']>;

const exportedAnswer = z.object({
  number: z.number(),
  question: z.string(),
  parameter: z.string(),
  subParameter: z.string(),
  option: z.string(),
  points: z.number(),
  /** Seconds since the start of the attempt, which is the first answer. */
  seconds: z.number(),
  isLate: z.boolean(),
});

const exportedAttempt = z.object({
  attemptId: z.string(),
  name: z.string(),
  email: z.string(),
  /** Absent where the redemption has been deleted. */
  coupon: z.optional(z.string()),
  batchLabel: z.optional(z.string()),
  quizName: z.string(),
  version: z.number(),
  startedAt: instant,
  endedAt: instant,
  endReason: z.enum(['candidate', 'time', 'limit']),
  lateCount: z.number(),
  points: z.number(),
  quality: responseQualityView,
  /**
   * In the order of the bank, then the quotients with their intervals. The percent is absent where it was not measured, or for a
   * quotient with too few answers.
   */
  scales: z.array(z.object({ name: z.string(), percent: z.optional(z.number()) })),
  /** In the order of answering. */
  answers: z.array(exportedAnswer),
});
export type ExportedAttempt = z.infer<typeof exportedAttempt>;

export const getWorkbookPage = endpoint({
  method: 'GET',
  path: '/admin/exports/{exportId}/attempts',
  access: 'admin',
  summary: 'Attempts of a workbook that this admin has begun, the last ended first, each with its scores and answers',
  params: z.object({ exportId: ulid }),
  query: z.object({ cursor: z.optional(cursor) }),
  reply: z.object({ attempts: z.array(exportedAttempt), next }),
  refusals: ['not-found'],
});
export type WorkbookPage = z.infer<(typeof getWorkbookPage)['reply']>;

import * as z from 'zod/mini';
import { exportKinds, exportStatuses } from '#functions/domain/admin/export-order.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, maxInstant, text, ulid, userId } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { batchId } from './finder.ts';
import * as words from '#functions/domain/words/fields.ts';

const moment = z.number().check(z.int(), z.minimum(0), z.maximum(maxInstant));
const kind = z.enum(exportKinds);

export const startExport = endpoint({
  route: 'POST /admin/exports',
  summary: 'Note in the audit that data leaves, what and why, and order its file, which can be had for a day',
  body: z
    .object({
      /** Chosen by the caller, so that a retry begins nothing more. */
      exportId: z.optional(ulid),
      /** `workbook`: scores and answers on two sheets. `responses`: a row for each answer. `scores`: a row for each attempt. */
      kind,
      /** Range of the attempts' ends. */
      from: moment,
      until: moment,
      /** Only attempts with coupons of this batch. */
      batch: z.optional(batchId),
      /** Only attempts of this person. */
      person: z.optional(userId),
      reason: text(adminLimits.reason, words.reason),
    })
    .check(z.refine(({ from, until }) => from <= until, words.daysInOrder)),
  reply: z.object({ exportId: z.string() }),
  refusals: ['id-already-used', 'file-refused'],
});

const exportView = z.object({
  exportId: z.string(),
  kind,
  from: instant,
  until: instant,
  batch: z.optional(z.string()),
  person: z.optional(z.string()),
  orderedAt: instant,
  status: z.enum(exportStatuses),
  /** Attempts that were read so far; all of them once the file is ready. */
  attempts: z.number(),
  /** Rows of all tables so far. */
  rows: z.number(),
  /** The oldest end of an attempt that was read so far. */
  reachedAt: z.optional(instant),
  /** Once there is a file: an export without attempts has none. */
  fileName: z.optional(z.string()),
  problem: z.optional(z.string()),
  /** Until when the file can be had. */
  expiresAt: instant,
});
export type ExportView = z.infer<typeof exportView>;

export const listExports = endpoint({
  route: 'GET /admin/exports',
  summary: 'The exports that this admin has ordered within a day, newest first, and how far each is',
  reply: z.object({ exports: z.array(exportView) }),
});

export const getExportFile = endpoint({
  route: 'GET /admin/exports/{exportId}/file',
  summary: 'A download link for the file of an export that this admin has ordered; it is valid for a minute',
  params: z.object({ exportId: ulid }),
  reply: z.object({ url: z.string(), expiresAt: instant }),
  refusals: ['not-found'],
});

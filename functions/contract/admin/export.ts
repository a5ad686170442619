import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, text, ulid } from '#functions/contract/fields.ts';
import { cursor, next } from '#functions/contract/paging.ts';
import { batchId } from './finder.ts';

const exportKind = z.enum(['responses', 'scores']);
export type ExportKind = z.infer<typeof exportKind>;

const moment = z.number().check(z.int(), z.minimum(0), z.maximum(8.64e15));

export const startExport = endpoint({
  method: 'POST',
  path: '/admin/exports',
  access: 'admin',
  summary: 'Note in the audit that data leaves, and what and why; its pages can be had for a day',
  body: z
    .object({
      /** `responses`: a row for each answer. `scores`: a row for each attempt. */
      kind: exportKind,
      /** Between which moments the attempts ended. */
      from: moment,
      until: moment,
      /** Only attempts by coupons of this batch. */
      batch: z.optional(batchId),
      reason: text(500, 'A reason'),
    })
    .check(z.refine(({ from, until }) => from <= until, 'The first day must not come after the last one.')),
  reply: z.object({ exportId: z.string() }),
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
    /** Of this page. Those of scores depend on the questions: later pages may have others. */
    columns: z.array(z.string()),
    rows: z.array(z.array(cell)),
    attempts: z.number(),
    /** Down to which end of an attempt it is through. */
    reachedAt: z.optional(instant),
    next,
  }),
  refusals: ['not-found'],
});
export type ExportPage = z.infer<(typeof getExportPage)['reply']>;

import * as z from 'zod/mini';
import { daysInOrder } from '#functions/domain/words/fields.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, indiaDate, userId, cursor, next } from '#functions/contract/fields.ts';
import { auditActions } from '#functions/domain/admin/audit.ts';
import { typedWords } from './finder.ts';

const action = z.enum(auditActions);

/** A screen with more about what a sentence names. */
const link = z.discriminatedUnion('to', [
  z.object({ to: z.enum(['quiz', 'versions']), quizId: z.number() }),
  z.object({ to: z.literal('coupon'), code: z.string() }),
  z.object({ to: z.literal('batch'), batchId: z.string() }),
  z.object({ to: z.literal('attempt'), userId: z.string(), attemptId: z.string() }),
  z.object({ to: z.literal('person'), userId: z.string() }),
  z.object({ to: z.literal('messages'), month: z.string() }),
]);

const auditEntry = z.object({
  entryId: z.string(),
  at: instant,
  by: z.string(),
  what: action,
  /** The action as a sentence in pieces; some link to a screen. */
  sentence: z.array(z.object({ text: z.string(), link: z.optional(link) })),
  /** Changed values that the sentence does not contain, with units. `before` is absent for an added value, `after` for a removed one. */
  changes: z.array(z.object({ field: z.string(), before: z.optional(z.string()), after: z.optional(z.string()) })),
  reason: z.optional(z.string()),
});
export type AuditEntryView = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  route: 'GET /admin/audit',
  summary: 'Who did what between two days, in sentences, newest first, in pages',
  query: z
    .object({
      /** Days in India; both included. Absent: the last 30 days. */
      from: z.optional(indiaDate),
      until: z.optional(indiaDate),
      what: z.optional(action),
      /** Actions by or on this person. */
      person: z.optional(userId),
      /** Actions by or on everyone with these words in their name or address. */
      who: z.optional(typedWords),
      /** Words in the sentence, the reason or the changes. */
      text: z.optional(typedWords),
      cursor: z.optional(cursor),
    })
    .check(z.refine(({ from, until }) => from === undefined || until === undefined || from <= until, daysInOrder)),
  reply: z.object({ entries: z.array(auditEntry), next }),
});

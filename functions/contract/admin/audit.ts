import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, month, trimmed } from '#functions/contract/fields.ts';
import { cursor, next } from '#functions/contract/paging.ts';
import { auditActs } from '#functions/domain/audit.ts';

const act = z.enum(auditActs);

const auditEntry = z.object({
  entryId: z.string(),
  at: instant,
  /** Who did it; a name, an address, or words for one who is gone. */
  by: z.string(),
  what: act,
  /** To what: `quiz 1`. */
  object: z.string(),
  /** The person whom the object names by an id. */
  objectName: z.optional(z.string()),
  reason: z.optional(z.string()),
  before: z.optional(z.unknown()),
  after: z.optional(z.unknown()),
});
export type AuditEntryView = z.infer<typeof auditEntry>;

export const listAudit = endpoint({
  method: 'GET',
  path: '/admin/audit',
  access: 'admin',
  summary: 'Who did what, when and to what in a month, newest first, in pages',
  query: z.object({
    month,
    what: z.optional(act),
    /** In the object, the reason, or what was there before and after. */
    text: z.optional(z.string().check(trimmed, z.maxLength(100))),
    cursor: z.optional(cursor),
  }),
  reply: z.object({ entries: z.array(auditEntry), next }),
});

import { encodeTime, ulid } from 'ulid';
import * as z from 'zod/mini';
import type { Page } from '#functions/usecases/ports/page.ts';
import { indiaMonth, monthAfter } from '#functions/domain/calendar/india-days.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { last, readPage, type List } from '#functions/adapters/dynamo/pages.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { type AuditEntry, auditActions, type QuestionEdit } from '#functions/domain/admin/audit.ts';
import { diffCounts } from '#functions/adapters/dynamo/banks/version-store.ts';
import { saidFields } from '#functions/domain/banks/parameters/parameter-map.ts';
import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { withoutAddresses } from '#functions/domain/people/mail-address.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';

export interface KeptAuditEntry extends AuditEntry {
  entryId: string;
}

interface Span {
  from: number;
  until: number;
}

const pageSize = 50;
const ulidTimeLength = 10;

/** Read only: entries are written only with their actions. */
export function auditStore(table: Table) {
  return {
    /** Entries between two moments (epoch ms; both included), newest first. A page may be empty, because each month is a partition. */
    async list({ cursor, ...span }: Span & { cursor?: string | undefined }): Promise<Page<KeptAuditEntry>> {
      const page = await readPage(table, { lists: monthsOf(span), cursor, limit: pageSize }, auditItem);
      return { ...page, rows: page.rows.map(({ sk, ...entry }) => ({ ...entry, entryId: sk })) };
    },
  };
}

export type AuditStore = ReturnType<typeof auditStore>;

/** The partitions of a span, newest first. The ids of entries begin with their time. */
function monthsOf({ from, until }: Span): List[] {
  const bounds = {
    from: encodeTime(Math.max(from, 0), ulidTimeLength),
    until: encodeTime(Math.max(until, 0), ulidTimeLength) + last,
  };
  const months: List[] = [];
  for (let month = indiaMonth(until); month >= indiaMonth(from); month = monthAfter(month, -1))
    months.push([{ pk: keys.audit(month, '').pk, ...bounds }]);
  return months;
}

/** The admin, time and reason of an action, for the audit. */
export interface AdminAction {
  by: string;
  at: number;
  reason?: string | undefined;
}

/**
 * The part of an action's transaction that writes its audit entry. An existing entry is never overwritten. It outlives the accounts that
 * it is about, so an e-mail address that an admin typed into the reason is left out.
 */
export function putAudit(TableName: string, action: AuditEntry) {
  const reason = action.reason && withoutAddresses(action.reason);
  const Item = { ...keys.audit(indiaMonth(action.at), ulid(action.at)), ...action, ...(reason && { reason }) };
  return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

const change = fields<FieldChange>({
  field: z.enum([
    ...(['text', 'category', 'subCategory', 'option', 'place'] as const),
    ...(['optionText', 'points', 'remarks', 'strength', 'scw', 'weakness'] as const),
    ...saidFields,
  ]),
  option: z.exactOptional(z.string()),
  before: z.exactOptional(z.string()),
  after: z.exactOptional(z.string()),
});

export const auditItem = fields<AuditEntry & { sk: string }>({
  sk: z.string(),
  by: z.string(),
  at: z.number(),
  what: z.enum(auditActions),
  object: z.string(),
  reason: z.exactOptional(z.string()),
  person: z.exactOptional(z.string()),
  before: z.exactOptional(z.unknown()),
  after: z.exactOptional(z.unknown()),
  uploadId: z.exactOptional(z.string()),
  counts: z.exactOptional(diffCounts),
  edits: z.exactOptional(
    z.array(
      fields<QuestionEdit>({
        action: z.enum(['added', 'changed', 'removed']),
        number: z.number(),
        fields: z.array(change),
      }),
    ),
  ),
  notes: z.exactOptional(
    z.array(fields<NoteChange>({ parameter: z.string(), subParameter: z.string(), fields: z.array(change) })),
  ),
  restoredFrom: z.exactOptional(z.number()),
});

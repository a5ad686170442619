import { ulid } from 'ulid';
import { auditActions, type AuditEntry, type QuestionEdit } from '#functions/domain/admin/audit.ts';
import { diffCounts } from '#functions/adapters/dynamo/banks/version-item.ts';
import type { FieldChange } from '#functions/domain/banks/bank-diff.ts';
import type { NoteChange } from '#functions/domain/banks/parameters/review-map.ts';
import { withoutAddresses } from '#functions/domain/people/mail-address.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { anything, fields, listOf, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';

/** The admin, time and reason of an action, for the audit. */
export interface AdminAction {
  by: string;
  /** Epoch ms. */
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
  field: oneOf<FieldChange['field']>(
    ...(['text', 'category', 'subCategory', 'option', 'place'] as const),
    ...(['optionText', 'points', 'remarks', 'strength', 'scw', 'weakness'] as const),
    ...(['quotient', 'meaning', 'nextStep'] as const),
  ),
  option: optional(text),
  before: optional(text),
  after: optional(text),
});

export const auditItem = fields<AuditEntry & { sk: string }>({
  sk: text,
  by: text,
  at: number,
  what: oneOf(...auditActions),
  object: text,
  reason: optional(text),
  person: optional(text),
  before: anything,
  after: anything,
  uploadId: optional(text),
  counts: optional(diffCounts),
  edits: optional(
    listOf(fields<QuestionEdit>({ action: oneOf('added', 'changed', 'removed'), number, fields: listOf(change) })),
  ),
  notes: optional(listOf(fields<NoteChange>({ parameter: text, subParameter: text, fields: listOf(change) }))),
  restoredFrom: optional(number),
});

import { ulid } from 'ulid';
import type { AuditEntry } from '#functions/domain/admin/audit.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';

/** The part of an action's transaction that says who did what to what and when. An entry that is there stays as it is. */
export function putAudit(TableName: string, action: AuditEntry) {
  const Item = { ...keys.audit(indiaMonth(action.at), ulid(action.at)), ...action };
  return { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(pk)' } };
}

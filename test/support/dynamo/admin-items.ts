import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditAction, AuditEntry } from '#functions/domain/admin/audit.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';

interface ItemKey {
  pk: string;
  sk: string;
}

/** The audit entries of one kind of action in the month of the engine's clock, oldest first. */
export async function auditOf({ table, clock }: Engine, what: AuditAction): Promise<AuditEntry[]> {
  const { Items = [] } = await table.db.send(
    new QueryCommand({
      TableName: table.name,
      KeyConditionExpression: 'pk = :pk',
      ConsistentRead: true,
      ExpressionAttributeValues: { ':pk': `AUDIT#${indiaMonth(clock())}` },
    }),
  );
  return (Items as AuditEntry[]).filter((entry) => entry.what === what);
}

export async function removeItem({ table }: Engine, Key: ItemKey): Promise<void> {
  await table.db.send(new DeleteCommand({ TableName: table.name, Key }));
}

export async function copyItem({ table }: Engine, from: ItemKey, to: ItemKey): Promise<void> {
  const { Item } = await table.db.send(new GetCommand({ TableName: table.name, Key: from }));
  await table.db.send(new PutCommand({ TableName: table.name, Item: { ...Item, ...to } }));
}

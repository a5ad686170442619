import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { AuditAction, AuditEntry } from '#functions/domain/admin/audit.ts';
import { indiaMonth } from '#functions/domain/calendar/india-days.ts';
import type { Engine } from '#test/support/engine/make-engine.ts';

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

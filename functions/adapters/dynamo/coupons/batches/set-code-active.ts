import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { refuse } from '#functions/domain/refusal.ts';
import { putAudit, type AdminAction } from '#functions/adapters/dynamo/admin/audit-entry.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-item.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

interface CodeSwitch {
  batchId: string;
  code: string;
  active: boolean;
}

/** Deactivates or activates one code of a batch, apart from the batch's terms. A repeat changes nothing and adds no audit entry. */
export async function setCodeActive(
  { db, name: TableName }: Table,
  { batchId, code, active }: CodeSwitch,
  action: AdminAction,
): Promise<void> {
  const update = {
    TableName,
    Key: keys.coupon(code),
    UpdateExpression: active ? 'REMOVE deactivated' : 'SET deactivated = :true',
    ConditionExpression: `batchId = :batch AND ${active ? 'attribute_exists' : 'attribute_not_exists'}(deactivated)`,
    ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    ExpressionAttributeValues: { ':batch': batchId, ...(!active && { ':true': true }) },
  };
  const change = { before: { active: !active }, after: { active } };
  const audit = putAudit(TableName, { what: 'coupon-changed', object: `coupon ${code}`, ...change, ...action });
  try {
    await db.send(new TransactWriteCommand({ TransactItems: [{ Update: update }, audit] }));
  } catch (cause) {
    const stored = failedWrites(cause)[0]?.read(storedCoupon);
    if (stored?.batchId !== batchId) refuse('not-found', `The batch has no code ${code}.`, cause);
  }
}

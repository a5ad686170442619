import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { failedWrites } from '#functions/adapters/dynamo/conflicts.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-item.ts';
import { batchCodeItem } from './coupon-batch-item.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';

/** DynamoDB's limit for one transaction. */
const chunkSize = 100;

/** Makes the codes that do not exist yet; an existing one, which may be in use, stays unchanged. */
export async function writeBatchCodes(table: Table, batch: CouponBatch, codes: readonly string[]): Promise<void> {
  for (let from = 0; from < codes.length; from += chunkSize) {
    await writeChunk(table, batch, codes.slice(from, from + chunkSize));
  }
}

async function writeChunk(table: Table, batch: CouponBatch, codes: readonly string[]): Promise<void> {
  const TransactItems = codes.map((code) => ({
    Put: {
      TableName: table.name,
      Item: batchCodeItem(batch, code),
      ConditionExpression: 'attribute_not_exists(pk)',
      ReturnValuesOnConditionCheckFailure: 'ALL_OLD' as const,
    },
  }));
  try {
    await table.db.send(new TransactWriteCommand({ TransactItems }));
  } catch (cause) {
    const failures = failedWrites(cause);
    const isForeign = failures.some(({ failed, read }) => failed && read(storedCoupon)?.batchId !== batch.batchId);
    if (isForeign) throw new Error(`A code of batch ${batch.batchId} belongs to another coupon.`, { cause });
    const left = codes.filter((_, place) => !failures[place]?.failed);
    if (left.length > 0) await writeChunk(table, batch, left);
  }
}

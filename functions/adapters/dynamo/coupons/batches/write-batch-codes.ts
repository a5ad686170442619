import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { failedWrites, requireConflict } from '#functions/adapters/dynamo/look-and-write.ts';
import { storedCoupon } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';
import { batchCodeItem } from './coupon-batch-item.ts';

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

const atOnce = 25;

/**
 * Gives each code the terms of its batch, unless it has newer ones. A code is redeemed either under the old or under the new terms,
 * never a mix; and redemptions of different codes of a batch never block each other.
 */
export async function applyBatchTerms(table: Table, batch: CouponBatch, codes: readonly string[]): Promise<void> {
  await eachInBatches(codes, atOnce, (code) => applyTo(table, batch, code));
}

async function applyTo(table: Table, batch: CouponBatch, code: string): Promise<void> {
  const { active, validFrom, validUntil, discountPercentage, revision } = batch;
  const update = updateItem(table, {
    key: keys.coupon(code),
    set: { active, validFrom, validUntil, discountPercentage, terms: revision },
    condition: 'terms < :new_terms',
  });
  await table.db.send(new UpdateCommand(update)).catch(requireConflict);
}

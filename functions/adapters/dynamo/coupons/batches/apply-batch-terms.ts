import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import type { CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { requireConflict } from '#functions/adapters/dynamo/conflicts.ts';
import { eachInBatches } from '#functions/adapters/dynamo/each-in-batches.ts';
import { keys } from '#functions/adapters/dynamo/keys.ts';
import type { Table } from '#functions/adapters/dynamo/table.ts';
import { updateItem } from '#functions/adapters/dynamo/update-item.ts';

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

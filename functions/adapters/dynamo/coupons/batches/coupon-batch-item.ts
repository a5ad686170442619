import * as z from 'zod/mini';
import { usesOfBatchCode, type Coupon, type CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { couponItem } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';

export function batchItem(batch: CouponBatch) {
  const gsi1sk = `${sortableInstant(batch.createdAt)}#${batch.batchId}`;
  return { ...keys.batch(batch.batchId), gsi1pk: gsiKeys.coupons(batch.quizId), gsi1sk, ...batch };
}

export const storedBatch = fields<CouponBatch>({
  batchId: z.string(),
  quizId: z.number(),
  label: z.string(),
  active: z.boolean(),
  validFrom: z.number(),
  validUntil: z.number(),
  discountPercentage: z.number(),
  count: z.number(),
  seed: z.string(),
  requestId: z.string(),
  isComplete: z.boolean(),
  revision: z.number(),
  applied: z.number(),
  createdAt: z.number(),
  createdBy: z.string(),
});

/** The item of one code of a batch. `terms` is the revision of the batch that its terms are from. */
export function batchCodeItem(batch: CouponBatch, code: string) {
  const { quizId, batchId, active, validFrom, validUntil, discountPercentage, createdAt, createdBy } = batch;
  const coupon: Coupon = {
    code,
    quizId,
    batchId,
    active,
    validFrom,
    validUntil,
    discountPercentage,
    maxUses: usesOfBatchCode,
    uses: 0,
    revision: 0,
    createdAt,
    createdBy,
  };
  return { ...couponItem(coupon), terms: batch.revision };
}

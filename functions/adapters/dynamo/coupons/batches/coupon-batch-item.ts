import { usesOfBatchCode, type Coupon, type CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { couponItem } from '#functions/adapters/dynamo/coupons/coupon-item.ts';
import { fields, flag, number, text } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';

export function batchItem(batch: CouponBatch) {
  const gsi1sk = `${sortableInstant(batch.createdAt)}#${batch.batchId}`;
  return { ...keys.batch(batch.batchId), gsi1pk: gsiKeys.coupons(batch.quizId), gsi1sk, ...batch };
}

export const storedBatch = fields<CouponBatch>({
  batchId: text,
  quizId: number,
  label: text,
  active: flag,
  validFrom: number,
  validUntil: number,
  discountPercentage: number,
  count: number,
  seed: text,
  requestId: text,
  isComplete: flag,
  revision: number,
  applied: number,
  createdAt: number,
  createdBy: text,
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

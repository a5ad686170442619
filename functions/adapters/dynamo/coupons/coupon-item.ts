import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { fields, flag, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';

/** A coupon's item. Leaves `maxUses` out where there is no limit, because conditions would compare with a stored null. */
export function couponItem(coupon: Coupon) {
  return { ...keys.coupon(coupon.code), ...couponIndexKey(coupon), ...coupon };
}

/** A coupon's index key: under its batch, or under its quiz by creation time. */
export function couponIndexKey({ quizId, code, batchId, createdAt }: Coupon): { gsi1pk: string; gsi1sk: string } {
  return batchId === undefined
    ? { gsi1pk: gsiKeys.coupons(quizId), gsi1sk: `${sortableInstant(createdAt)}#${code}` }
    : { gsi1pk: gsiKeys.batch(batchId), gsi1sk: code };
}

/** Reads a stored coupon as the domain's type. */
export const storedCoupon = fields<Coupon>({
  code: text,
  quizId: number,
  active: flag,
  validFrom: number,
  validUntil: number,
  maxUses: optional(number),
  discountPercentage: number,
  label: optional(text),
  uses: number,
  lastRedeemedAt: optional(number),
  batchId: optional(text),
  deactivated: optional(oneOf(true)),
  revision: number,
  createdAt: number,
  createdBy: text,
  updatedBy: optional(text),
});

import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { fields, flag, number, oneOf, optional, text } from '#functions/adapters/dynamo/item-reader.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';

/** A coupon's item. No `maxUses` at all where there is no limit: a stored null would be one. */
export function couponItem(coupon: Coupon) {
  return { ...keys.coupon(coupon.code), ...couponPlace(coupon), ...coupon };
}

/** Where a coupon is listed: below its batch, or among its quiz's by the time it was made. */
export function couponPlace({ quizId, code, batchId, createdAt }: Coupon): { gsi1pk: string; gsi1sk: string } {
  return batchId === undefined
    ? { gsi1pk: gsiKeys.coupons(quizId), gsi1sk: `${sortableInstant(createdAt)}#${code}` }
    : { gsi1pk: gsiKeys.batch(batchId), gsi1sk: code };
}

/** As the domain knows it, from what is stored. */
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
  revision: optional(number),
  createdAt: number,
  createdBy: text,
});

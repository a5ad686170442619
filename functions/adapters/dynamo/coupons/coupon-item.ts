import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { gsiKeys, keys, sortableInstant } from '#functions/adapters/dynamo/keys.ts';

/** A coupon's item. No `maxUses` at all where there is no limit: a stored null would be one. */
export function couponItem(coupon: Coupon) {
  return { ...keys.coupon(coupon.code), ...couponPlace(coupon), ...coupon };
}

/** Where a coupon is listed: below its batch, or among its quiz's by the time it was made. */
export function couponPlace({ quizId, code, batchId, createdAt = 0 }: Coupon): { gsi1pk: string; gsi1sk: string } {
  return batchId === undefined
    ? { gsi1pk: gsiKeys.coupons(quizId), gsi1sk: `${sortableInstant(createdAt)}#${code}` }
    : { gsi1pk: gsiKeys.batch(batchId), gsi1sk: code };
}

/** As the domain knows it, from what is stored. */
export function couponOf(item: Record<string, unknown>): Coupon {
  const { pk: _pk, sk: _sk, gsi1pk: _gsi1pk, gsi1sk: _gsi1sk, terms: _terms, ...coupon } = item;
  return coupon as unknown as Coupon;
}

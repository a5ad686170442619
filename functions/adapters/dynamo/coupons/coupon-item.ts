import * as z from 'zod/mini';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';
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
  code: z.string(),
  quizId: z.number(),
  active: z.boolean(),
  validFrom: z.number(),
  validUntil: z.number(),
  maxUses: z.exactOptional(z.number()),
  discountPercentage: z.number(),
  label: z.exactOptional(z.string()),
  uses: z.number(),
  lastRedeemedAt: z.exactOptional(z.number()),
  batchId: z.exactOptional(z.string()),
  deactivated: z.exactOptional(z.literal(true)),
  revision: z.number(),
  createdAt: z.number(),
  createdBy: z.string(),
  updatedBy: z.exactOptional(z.string()),
});

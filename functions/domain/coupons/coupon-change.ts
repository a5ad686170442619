import { refuse } from '#functions/domain/refusal.ts';
import type { Coupon } from './coupon.ts';

/*
 * An admin changes the terms of a coupon: as they last saw it, which its revision tells. Its limit is never set below the uses it has
 * already. A code of a batch has the terms of the batch and is not changed by itself.
 *
 * Uses go on being counted while the terms change, so `functions/adapters/dynamo/coupons/change-coupon.ts` says this to the database.
 */

interface CouponChange {
  /** As the admin saw it. */
  revision: number;
  /** Absent: no limit. */
  maxUses?: number | undefined;
}

const words = {
  'part-of-batch': ({ code }: Coupon) =>
    `The coupon ${code} is one of a batch: change the batch, and with it all its codes.`,
  'revision-conflict': ({ code }: Coupon) => `Someone has changed the coupon ${code} in between. Look at it again.`,
  'limit-below-uses': ({ code, uses }: Coupon) =>
    `The coupon ${code} has been used ${uses} times already: its limit can’t be lower.`,
} as const;
type ChangeRefusal = keyof typeof words;

/** Why a coupon can't be changed so; `undefined` if it can. */
export function whyNotChangeable(coupon: Coupon, { revision, maxUses }: CouponChange): ChangeRefusal | undefined {
  if (coupon.batchId !== undefined) return 'part-of-batch';
  if (coupon.revision !== revision) return 'revision-conflict';
  return maxUses !== undefined && maxUses < coupon.uses ? 'limit-below-uses' : undefined;
}

/** @throws Refusal `part-of-batch`, `revision-conflict`, `limit-below-uses` */
export function refuseCouponChange(coupon: Coupon, why: ChangeRefusal, cause?: unknown): never {
  refuse(why, words[why](coupon), cause);
}

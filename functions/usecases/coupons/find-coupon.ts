import type { CouponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Coupon } from '#functions/domain/coupons/coupon.ts';
import { couponCodesToTry } from '#functions/domain/coupons/coupon-code.ts';

/** The coupon that a typed text stands for. */
export async function findCoupon(coupons: Pick<CouponStore, 'find'>, typed: string): Promise<Coupon | undefined> {
  for (const code of couponCodesToTry(typed)) {
    const coupon = await coupons.find(code);
    if (coupon) return coupon;
  }
  return undefined;
}

import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { findCoupon } from './find-coupon.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { viewCoupon } from './view-coupon.ts';

export async function getCoupon(
  { coupons, profiles, clock }: Needs<'coupons' | 'profiles' | 'clock'>,
  code: string,
): Promise<CouponView> {
  const coupon = (await findCoupon(coupons, code)) ?? refuse('not-found', `There is no coupon ${code}.`);
  return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), clock());
}

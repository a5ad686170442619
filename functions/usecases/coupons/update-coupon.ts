import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { termsOf, type GivenTerms } from './coupon-terms.ts';
import { findCoupon } from './find-coupon.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { viewCoupon } from './view-coupon.ts';

interface Request extends GivenTerms {
  code: string;
  revision: number;
  active: boolean;
  reason: string;
  by: string;
}

/** People who have redeemed it keep the terms at their redemption. */
export async function updateCoupon(
  { coupons, couponAdmin, profiles, clock }: Needs<'coupons' | 'couponAdmin' | 'profiles' | 'clock'>,
  { code: typed, revision, active, reason, by, ...given }: Request,
): Promise<CouponView> {
  const at = clock();
  const { code } = (await findCoupon(coupons, typed)) ?? refuse('not-found', `There is no coupon ${typed}.`);
  const terms = termsOf(given, active);
  const coupon = await couponAdmin.change({ code, revision, terms }, { by, at, reason });
  return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), at);
}

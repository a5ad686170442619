import type { ProfileStore } from '#functions/adapters/dynamo/people/profile-store.ts';
import type { CouponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { findCoupon } from './find-coupon.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import { viewCoupon } from './view-coupon.ts';

interface Ports {
  coupons: CouponStore;
  profiles: ProfileStore;
  clock: Clock;
}

export async function getCoupon({ coupons, profiles, clock }: Ports, code: string): Promise<CouponView> {
  const coupon = (await findCoupon(coupons, code)) ?? refuse('not-found', `There is no coupon ${code}.`);
  return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), clock());
}

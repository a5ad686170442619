import type { CouponView } from '#functions/contract/admin/coupons.ts';
import { termsOf, type GivenTerms } from './coupon-terms.ts';
import { namesOf } from './names-of.ts';
import type { Clock } from './ports/clock.ts';
import type { CouponAdminStore } from './ports/coupons.ts';
import type { ProfileStore } from './ports/people.ts';
import { viewCoupon } from './view-coupon.ts';

interface Ports {
  couponAdmin: CouponAdminStore;
  profiles: ProfileStore;
  clock: Clock;
}

interface Request extends GivenTerms {
  code: string;
  revision: number;
  active: boolean;
  reason: string;
  by: string;
}

/** Who has redeemed it keeps what it was when they did. */
export async function updateCoupon(
  { couponAdmin, profiles, clock }: Ports,
  { code, revision, active, reason, by, ...given }: Request,
): Promise<CouponView> {
  const at = clock();
  const terms = termsOf(given, active);
  const coupon = await couponAdmin.change({ code, revision, terms }, { by, at, reason });
  return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), at);
}

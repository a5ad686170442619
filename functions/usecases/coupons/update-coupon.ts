import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import type { NamedChange } from '#functions/domain/admin/request-id.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { termsOf, type GivenTerms } from './coupon-terms.ts';
import { findCoupon } from './find-coupon.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { makeOnce } from '#functions/usecases/admin/make-once.ts';
import { getCoupon } from './get-coupon.ts';
import type { ChangeRecords } from '#functions/usecases/ports/changes.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { CouponAdminStore, CouponStore } from '#functions/usecases/ports/coupons.ts';
import type { ProfileStore } from '#functions/usecases/ports/people.ts';
import { viewCoupon } from './view-coupon.ts';

interface Ports {
  coupons: CouponStore;
  couponAdmin: CouponAdminStore;
  profiles: ProfileStore;
  changes: ChangeRecords;
  clock: Clock;
}

interface Request extends GivenTerms, NamedChange {
  code: string;
  revision: number;
  active: boolean;
  reason: string;
  by: string;
}

/** People who have redeemed it keep the terms at their redemption. */
export async function updateCoupon(
  { coupons, couponAdmin, profiles, changes, clock }: Ports,
  { code: typed, revision, active, reason, changeId, requestDigest, by, ...given }: Request,
): Promise<CouponView> {
  const at = clock();
  const { code } = (await findCoupon(coupons, typed)) ?? refuse('not-found', `There is no coupon ${typed}.`);
  const terms = termsOf(given, active);
  const named = { changeId, requestDigest };
  const change = async () => {
    const coupon = await couponAdmin.change({ code, revision, terms }, { by, at, reason, ...named });
    return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), at);
  };
  return makeOnce({ changes }, named, change, () => getCoupon({ coupons, profiles, clock }, code));
}

import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponUse } from '#functions/contract/admin/coupons/coupons.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { findCoupon } from './find-coupon.ts';
import { peopleOf } from '#functions/usecases/people/people-of.ts';

/** The people who have redeemed a coupon, newest first. */
export async function listCouponUses(
  { coupons, couponAdmin, profiles }: Needs<'coupons' | 'couponAdmin' | 'profiles'>,
  { code, cursor }: { code: string; cursor?: string | undefined },
): Promise<{ uses: CouponUse[]; next?: string | undefined }> {
  const coupon = (await findCoupon(coupons, code)) ?? refuse('not-found', `There is no coupon ${code}.`);
  const { rows, next } = await couponAdmin.listUses(coupon, cursor);
  const personOf = await peopleOf(
    profiles,
    rows.map(({ userId }) => userId),
  );
  const uses = rows.map(({ code: _code, userId, ...use }) => ({ ...use, ...personOf(userId) }));
  return { uses, next };
}

import { refuse } from '#functions/domain/refusal.ts';
import { couponStatus, type Coupon } from './coupon.ts';

/*
 * Redeeming a coupon reserves one of its uses for the person's next attempt; the first answer consumes it. A coupon can be redeemed
 *
 * - for its own quiz, which is on sale (the coupons of a quiz in the archive are worth nothing);
 * - while it is active, its batch is, and the code was not deactivated by itself;
 * - within its window, both ends included;
 * - as long as a use is left, where it has a limit.
 *
 * Nobody redeems with an unfinished attempt. A person has one coupon reserved for a quiz: another one takes its place and gives its use
 * back, the same one again changes nothing. The discount is the one that the coupon had when it was redeemed.
 *
 * `functions/adapters/dynamo/coupons/coupon-store.ts` says this to the database.
 */

/** What a person is told of a coupon that they can't redeem. */
export const redemptionWords = {
  'coupon-invalid': 'Invalid or expired coupon code',
  'coupon-used-up': 'Coupon usage limit reached',
} as const;
export type RedemptionRefusal = keyof typeof redemptionWords;

/** Why a coupon can't be redeemed for a quiz at this moment; `undefined` if it can. Absent: no coupon has the code. */
export function whyNotRedeemable(
  coupon: Coupon | undefined,
  { quizId, now }: { quizId: number; now: number },
): RedemptionRefusal | undefined {
  if (coupon?.quizId !== quizId) return 'coupon-invalid';
  const status = couponStatus(coupon, now);
  if (status === 'active') return undefined;
  return status === 'used-up' && now >= coupon.validFrom ? 'coupon-used-up' : 'coupon-invalid';
}

export function refuseCoupon(why: RedemptionRefusal, cause?: unknown): never {
  refuse(why, redemptionWords[why], cause);
}

/** @throws Refusal `attempt-open` */
export function requireNoOpenAttempt(openId: string | undefined): void {
  if (openId) refuse('attempt-open', 'You have an unfinished assessment. Resume it first.');
}

import { refuse } from '#functions/domain/refusal.ts';
import { unfinished } from '#functions/domain/words/attempts.ts';
import { redemptionWords } from '#functions/domain/words/coupons.ts';
import { couponStatus, type Coupon } from './coupon.ts';

/*
 * Redeeming a coupon reserves one of its uses for the person's next attempt; the first answer consumes it. A coupon can be redeemed
 *
 * - for its own quiz, if that is on sale (the coupons of an archived quiz cannot be used);
 * - while it and its batch are active, and the code was not deactivated individually;
 * - within its window, both ends included;
 * - as long as a use is left, if it has a limit.
 *
 * A person with an unfinished attempt cannot redeem. A person has one reserved coupon for a quiz: another one replaces it and releases
 * its use, the same one again changes nothing. The discount is the coupon's at the time of redemption.
 *
 * Written in `functions/adapters/dynamo`: `coupons/coupon-store.ts` reserves, `attempts/start-attempt.ts` consumes,
 * `coupons/coupon-store.ts` and `coupons/batches/release-code.ts` release, `coupons/redemption-item.ts` gives back after an erasure. The price to pay is `finalPrice` in `coupon.ts`.
 */

export type RedemptionRefusal = keyof typeof redemptionWords;

/** Why a coupon cannot be redeemed for a quiz now; `undefined` if it can. An absent coupon: the code does not exist. */
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
  if (openId) refuse('attempt-open', unfinished);
}

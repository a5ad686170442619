import type { AppliedCoupon } from '#functions/contract/quiz.ts';
import { finalPrice } from '#functions/domain/coupon.ts';
import type { Clock } from './ports/clock.ts';
import type { CouponStore } from './ports/coupons.ts';
import type { QuizStore } from './ports/quizzes.ts';
import { requireActiveQuiz } from './require-active-quiz.ts';

interface Ports {
  coupons: CouponStore;
  quizzes: QuizStore;
  clock: Clock;
}

/** Reserves a coupon for the person's next attempt. Again: the same reservation, not counted a second time. */
export async function redeemCoupon(
  { coupons, quizzes, clock }: Ports,
  request: { userId: string; quizId: number; code: string },
): Promise<AppliedCoupon> {
  const { price } = await requireActiveQuiz(quizzes, request.quizId);
  const { discountPercentage } = await coupons.redeem({ ...request, now: clock() });
  return { code: request.code, discountPercentage, finalPrice: finalPrice(price, discountPercentage) };
}

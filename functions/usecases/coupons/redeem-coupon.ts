import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { QuizReader, ActiveQuiz } from '#functions/adapters/dynamo/banks/quiz-reader.ts';
import type { CouponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { AppliedCoupon } from '#functions/contract/quiz.ts';
import { finalPrice } from '#functions/domain/coupons/coupon.ts';
import { refuseCoupon } from '#functions/domain/coupons/redemption.ts';
import { normaliseCouponCode } from '#functions/domain/coupons/coupon-code.ts';
import { normalizedAddress } from '#functions/domain/people/mail-address.ts';
import { wrongCouponRateLimits } from '#functions/domain/rate-limits.ts';
import { Refusal } from '#functions/domain/refusal.ts';
import { findCoupon } from './manage-coupons.ts';
import { limitRate } from '#functions/usecases/people/limit-rate.ts';
import { requireActiveQuiz } from '#functions/usecases/banks/quizzes.ts';
import * as words from '#functions/domain/words/requests.ts';

/**
 * Reserves a coupon for the person's next attempt. A repeat returns the same reservation and is not counted. A try is counted as a
 * wrong code before the lookup, so that concurrent tries cannot exceed the limit, and uncounted unless the code was wrong. It counts for
 * the verified address, too, because an erasure and a new sign-in change the id.
 */
export async function redeemCoupon(
  { coupons, quizzes, limits, clock }: Needs<'coupons' | 'quizzes' | 'limits' | 'clock'>,
  { email, ...request }: { userId: string; email: string; quizId: number; code: string },
): Promise<AppliedCoupon> {
  const { price } = await requireOnSale(quizzes, request.quizId);
  const now = clock();
  // The address comes first: it has at least the counts of its current id, so a refusal adds nothing to those.
  const subjects = [normalizedAddress(email), request.userId];
  for (const subject of subjects)
    await limitRate(limits, { limits: wrongCouponRateLimits, subject, now, message: words.wrongCoupons });
  const giveBack = () =>
    Promise.all(
      subjects.flatMap((subject) => wrongCouponRateLimits.map((limit) => limits.giveBack({ limit, subject, now }))),
    );
  try {
    const code = await storedCode(coupons, request.code);
    const { discountPercentage } = await coupons.redeem({ ...request, code, now });
    await giveBack();
    return { code, discountPercentage, price, finalPrice: finalPrice(price, discountPercentage) };
  } catch (cause) {
    if (!(cause instanceof Refusal && cause.code === 'coupon-invalid')) await giveBack();
    throw cause;
  }
}

/** @throws Refusal `coupon-invalid` for an archived quiz, whose coupons cannot be used. */
async function requireOnSale(quizzes: QuizReader, quizId: number): Promise<ActiveQuiz> {
  const active = await quizzes.findActive();
  if (active?.quizId === quizId) return active;
  const quiz = await quizzes.find(quizId);
  if (quiz?.archived) refuseCoupon('coupon-invalid');
  return requireActiveQuiz(quizzes, quizId);
}

/** Skips the lookup for a code in capitals, as nearly every code is. */
async function storedCode(coupons: CouponStore, typed: string): Promise<string> {
  const code = normaliseCouponCode(typed);
  return typed.trim() === code ? code : ((await findCoupon(coupons, typed))?.code ?? code);
}

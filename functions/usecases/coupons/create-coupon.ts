import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { normaliseCouponCode } from '#functions/domain/coupons/coupon-code.ts';
import { requireUnarchived } from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { termsOf, type GivenTerms } from './coupon-terms.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { viewCoupon } from './view-coupon.ts';

interface Request extends GivenTerms {
  quizId: number;
  code: string;
  by: string;
}

/** Makes a coupon with a new code. */
export async function createCoupon(
  { couponAdmin, quizzes, profiles, clock }: Needs<'couponAdmin' | 'quizzes' | 'profiles' | 'clock'>,
  { quizId, code: typed, by, ...given }: Request,
): Promise<CouponView> {
  const quiz = await quizzes.find(quizId);
  if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
  requireUnarchived(quiz);
  const at = clock();
  const code = normaliseCouponCode(typed);
  const coupon = await couponAdmin.create(
    { code, quizId, ...termsOf(given, true), uses: 0, revision: 0, createdAt: at, createdBy: by },
    { by, at },
  );
  return viewCoupon(coupon, await namesOf(profiles, [by]), at);
}

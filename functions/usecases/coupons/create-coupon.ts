import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import type { NamedChange } from '#functions/domain/admin/request-id.ts';
import { normaliseCouponCode } from '#functions/domain/coupons/coupon-code.ts';
import { requireUnarchived } from '#functions/domain/banks/quiz.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { termsOf, type GivenTerms } from './coupon-terms.ts';
import { namesOf } from '#functions/usecases/people/names-of.ts';
import { makeOnce } from '#functions/usecases/admin/make-once.ts';
import { getCoupon } from './get-coupon.ts';
import type { ChangeRecords } from '#functions/usecases/ports/changes.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { CouponAdminStore, CouponStore } from '#functions/usecases/ports/coupons.ts';
import type { ProfileStore } from '#functions/usecases/ports/people.ts';
import type { QuizReader } from '#functions/usecases/ports/quizzes.ts';
import { viewCoupon } from './view-coupon.ts';

interface Ports {
  couponAdmin: CouponAdminStore;
  coupons: CouponStore;
  quizzes: QuizReader;
  profiles: ProfileStore;
  changes: ChangeRecords;
  clock: Clock;
}

interface Request extends GivenTerms, NamedChange {
  quizId: number;
  code: string;
  by: string;
}

/** Makes a coupon with a new code. */
export async function createCoupon(
  { couponAdmin, coupons, quizzes, profiles, changes, clock }: Ports,
  { quizId, code: typed, changeId, requestDigest, by, ...given }: Request,
): Promise<CouponView> {
  const quiz = await quizzes.find(quizId);
  if (!quiz) refuse('not-found', `There is no quiz ${quizId}.`);
  requireUnarchived(quiz);
  const at = clock();
  const code = normaliseCouponCode(typed);
  const coupon = { code, quizId, ...termsOf(given, true), uses: 0, revision: 0, createdAt: at, createdBy: by };
  const named = { changeId, requestDigest };
  const create = async () => {
    await couponAdmin.create(coupon, { by, at, ...named });
    return viewCoupon(coupon, await namesOf(profiles, [by]), at);
  };
  return makeOnce({ changes }, named, create, () => getCoupon({ coupons, profiles, clock }, code));
}

import type { updateCoupon as change } from '#functions/contract/admin/coupons/coupons.ts';
import type { createCoupon as creation } from '#functions/contract/admin/coupons/coupons.ts';
import type { releaseCouponUse as release } from '#functions/contract/admin/coupons/coupons.ts';
import type { CouponStore } from '#functions/adapters/dynamo/coupons/coupon-store.ts';
import type { Coupon, CouponTerms, CouponBatch } from '#functions/domain/coupons/coupon.ts';
import { couponCodesToTry, normaliseCouponCode } from '#functions/domain/coupons/coupon-code.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';
import type { CouponView, CouponUse, listCoupons as operation } from '#functions/contract/admin/coupons/coupons.ts';
import { quizNotFound } from '#functions/domain/words/quizzes.ts';
import { refuse } from '#functions/domain/refusal.ts';
import { namesOf, peopleOf } from '#functions/usecases/people/find-people.ts';
import { requireUnarchived } from '#functions/domain/banks/quiz.ts';
import type { Reply, RequestOf } from '#functions/contract/endpoint.ts';
import { foldText, hasWords, searchWords } from '#functions/domain/text/search-words.ts';
import { viewCoupon, viewBatch } from './view-coupon.ts';
import * as words from '#functions/domain/words/coupons.ts';

/** The coupon that a typed text stands for. */
export async function findCoupon(coupons: Pick<CouponStore, 'find'>, typed: string): Promise<Coupon | undefined> {
  for (const code of couponCodesToTry(typed)) {
    const coupon = await coupons.find(code);
    if (coupon) return coupon;
  }
  return undefined;
}

export async function getCoupon(
  { coupons, profiles, clock }: Needs<'coupons' | 'profiles' | 'clock'>,
  code: string,
): Promise<CouponView> {
  const coupon = (await findCoupon(coupons, code)) ?? refuse('not-found', words.notFound(code));
  return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), clock());
}

/** Terms in an admin's request: null is no limit, an empty label none. */
type Creation = RequestOf<typeof creation> & { by: string };
type Change = RequestOf<typeof change> & { by: string };
type GivenTerms = Omit<Creation, 'quizId' | 'code' | 'by'>;

function termsOf({ label, maxUses, validFrom, validUntil, discountPercentage }: GivenTerms, active: boolean) {
  const terms: CouponTerms = { active, validFrom, validUntil, discountPercentage };
  if (maxUses !== null) terms.maxUses = maxUses;
  if (label) terms.label = label;
  return terms;
}

export async function createCoupon(
  { couponAdmin, quizzes, profiles, clock }: Needs<'couponAdmin' | 'quizzes' | 'profiles' | 'clock'>,
  { quizId, code: typed, by, ...given }: Creation,
): Promise<CouponView> {
  const quiz = await quizzes.find(quizId);
  if (!quiz) refuse('not-found', quizNotFound(quizId));
  requireUnarchived(quiz);
  const at = clock();
  const code = normaliseCouponCode(typed);
  const coupon = await couponAdmin.create(
    { code, quizId, ...termsOf(given, true), uses: 0, revision: 0, createdAt: at, createdBy: by },
    { by, at },
  );
  return viewCoupon(coupon, await namesOf(profiles, [by]), at);
}

/** People who have redeemed it keep the terms at their redemption. */
export async function updateCoupon(
  { coupons, couponAdmin, profiles, clock }: Needs<'coupons' | 'couponAdmin' | 'profiles' | 'clock'>,
  { code: typed, revision, active, reason, by, ...given }: Change,
): Promise<CouponView> {
  const at = clock();
  const { code } = (await findCoupon(coupons, typed)) ?? refuse('not-found', words.notFound(typed));
  const terms = termsOf(given, active);
  const coupon = await couponAdmin.change({ code, revision, terms }, { by, at, reason });
  return viewCoupon(coupon, await namesOf(profiles, [coupon.createdBy ?? '']), at);
}

/** The people who have redeemed a coupon, newest first. */
export async function listCouponUses(
  { coupons, couponAdmin, profiles }: Needs<'coupons' | 'couponAdmin' | 'profiles'>,
  { code, cursor }: { code: string; cursor?: string | undefined },
): Promise<{ uses: CouponUse[]; next?: string | undefined }> {
  const coupon = (await findCoupon(coupons, code)) ?? refuse('not-found', words.notFound(code));
  const { rows, next } = await couponAdmin.listUses(coupon, cursor);
  const personOf = await peopleOf(
    profiles,
    rows.map(({ userId }) => userId),
  );
  const uses = rows.map(({ code: _code, userId, ...use }) => ({ ...use, ...personOf(userId) }));
  return { uses, next };
}

/** Takes a reserved use of any coupon back. A use whose attempt has started cannot be released. */
export async function releaseCouponUse(
  { coupons, batches, clock }: Needs<'coupons' | 'batches' | 'clock'>,
  { code: typed, userId, redeemedAt, by, reason }: RequestOf<typeof release> & { by: string },
): Promise<{ releasedAt: number }> {
  const at = clock();
  const coupon = (await findCoupon(coupons, typed)) ?? refuse('not-found', words.notFound(typed));
  await batches.release({ ...coupon, userId, redeemedAt }, { by, reason, at });
  return { releasedAt: at };
}

/** A page is full with so many entries. At most so many index pages are read for it; the next request continues from there. */
const enough = 50;
const maxPagesRead = 40;

/** Coupons and batches of a quiz, newest first: all, or those with these words in their code or label. */
export async function listCoupons(
  { couponAdmin, profiles, clock }: Needs<'couponAdmin' | 'profiles' | 'clock'>,
  { quizId, cursor, typed }: { quizId: number; cursor?: string | undefined; typed?: string | undefined },
): Promise<Reply<typeof operation>> {
  const rows: (Coupon | CouponBatch)[] = [];
  let next = cursor;
  for (let pages = 0; pages < maxPagesRead; pages++) {
    const page = await couponAdmin.list(quizId, next);
    rows.push(...page.rows.filter((row) => isTyped(row, typed)));
    next = page.next;
    if (next === undefined || rows.length >= enough) break;
  }
  const nameOf = await namesOf(
    profiles,
    rows.flatMap(({ createdBy }) => createdBy ?? []),
  );
  const now = clock();
  const entries = rows.map((row) =>
    'seed' in row
      ? ({ kind: 'batch', batch: viewBatch(row, nameOf, now) } as const)
      : ({ kind: 'coupon', coupon: viewCoupon(row, nameOf, now) } as const),
  );
  return { entries, next };
}

function isTyped(row: Coupon | CouponBatch, typed: string | undefined): boolean {
  const name = 'seed' in row ? row.batchId : row.code;
  return typed === undefined || hasWords(foldText(`${name} ${row.label ?? ''}`), searchWords(typed));
}

import { refuse } from '#functions/domain/refusal.ts';
import * as words from '#functions/domain/words/coupons.ts';
import { changedMeanwhile } from '#functions/domain/words/requests.ts';

/*
 * Limits of what an admin may set for coupons: the number of uses (or none, for no limit), the discount in per cent, and the number of
 * codes in a batch, each for one use. The contract refuses anything outside of this, and the form shows the same numbers.
 */

export const minUses = 1;
export const maxUses = 1_000_000_000;
export const usesOfBatchCode = 1;

export const minDiscount = 0;
export const maxDiscount = 100;
/** Two decimals: `finalPrice` counts in hundredths. */
export const discountStep = 0.01;

export const minBatchCodes = 1;
/** In one batch. */
export const maxBatchCodes = 1_000;

export interface CouponTerms {
  active: boolean;
  /** Epoch ms; both ends are included. */
  validFrom: number;
  validUntil: number;
  /** Absent: no limit. */
  maxUses?: number;
  /** In per cent. */
  discountPercentage: number;
  /** The admin's name for it. */
  label?: string;
}

export interface Coupon extends CouponTerms {
  code: string;
  quizId: number;
  uses: number;
  /** Epoch ms; absent if it was never redeemed. */
  lastRedeemedAt?: number;
  /** The batch that it belongs to, and gets its terms from. */
  batchId?: string;
  /** A single code of a batch that was deactivated; changing the batch's terms does not reactivate it. */
  deactivated?: true;
  /** Counts the changes by admins. */
  revision: number;
  createdAt: number;
  createdBy: string;
  /** The admin who made the last change. */
  updatedBy?: string;
}

/** Whether a coupon has just these terms. */
export function hasTerms(coupon: CouponTerms, terms: CouponTerms): boolean {
  const names = ['active', 'validFrom', 'validUntil', 'discountPercentage', 'maxUses', 'label'] as const;
  return names.every((name) => coupon[name] === terms[name]);
}

/** Single-use codes that were made together, and whose terms are changed together. */
export interface CouponBatch extends Omit<CouponTerms, 'maxUses' | 'label'> {
  /** Six small letters and digits. */
  batchId: string;
  quizId: number;
  label: string;
  count: number;
  /** All codes are derived from it, so that a retry of an unfinished batch makes the same codes. */
  seed: string;
  /** Made by the client, so that a retry makes no second batch. */
  requestId: string;
  /** All codes exist. */
  isComplete: boolean;
  revision: number;
  /** The latest revision of the terms that all codes of the batch have. */
  applied: number;
  createdAt: number;
  createdBy: string;
}

export type CouponStatus = 'active' | 'not-yet' | 'expired' | 'used-up' | 'deactivated';

const minuteMs = 60_000;

/** The start of the current minute: a coupon that is valid until 23:59 can be redeemed until 23:59:59.999. */
export const minuteStart = (now: number): number => now - (now % minuteMs);

/** Whether a coupon can be redeemed now, or why not. */
export function couponStatus(
  coupon: Omit<CouponTerms, 'label'> & Partial<Pick<Coupon, 'uses' | 'deactivated'>>,
  now: number,
): CouponStatus {
  const { active, validFrom, validUntil, maxUses, uses = 0, deactivated } = coupon;
  if (!active || deactivated) return 'deactivated';
  if (validUntil < minuteStart(now)) return 'expired';
  if (maxUses !== undefined && uses >= maxUses) return 'used-up';
  return now < validFrom ? 'not-yet' : 'active';
}

/**
 * The price to pay, in rupees: price × (1 − discount / 100), rounded half up to the nearest paisa. Both have at most two decimals and
 * are computed in hundredths, which avoids floating point errors.
 */
export function finalPrice(price: number, discountPercentage: number): number {
  const paise = Math.round(price * 100);
  const leftOfTenThousand = 10_000 - Math.round(discountPercentage * 100);
  return Math.floor((paise * leftOfTenThousand + 5_000) / 10_000) / 100;
}

/*
 * An admin changes the terms of a coupon: as they last saw it, which its revision tells. Its limit is never set below the uses it has
 * already. A code of a batch has the terms of the batch and is not changed by itself.
 *
 * Uses go on being counted while the terms change, so `functions/adapters/dynamo/coupons/coupon-admin-store.ts` says this to the database.
 */

interface CouponChange {
  /** As the admin saw it. */
  revision: number;
  /** Absent: no limit. */
  maxUses?: number | undefined;
}

const messages = {
  'part-of-batch': words.partOfBatch,
  'revision-conflict': () => changedMeanwhile,
  'limit-below-uses': words.limitBelowUses,
} as const;
type ChangeRefusal = keyof typeof messages;

/** Why a coupon can't be changed so; `undefined` if it can. */
export function whyNotChangeable(coupon: Coupon, { revision, maxUses }: CouponChange): ChangeRefusal | undefined {
  if (coupon.batchId !== undefined) return 'part-of-batch';
  if (coupon.revision !== revision) return 'revision-conflict';
  return maxUses !== undefined && maxUses < coupon.uses ? 'limit-below-uses' : undefined;
}

/** @throws Refusal `part-of-batch`, `revision-conflict`, `limit-below-uses` */
export function refuseCouponChange(coupon: Coupon, why: ChangeRefusal, cause?: unknown): never {
  refuse(why, messages[why](coupon.code, coupon.uses), cause);
}

/** The terms that an admin sets. */
export interface CouponTerms {
  active: boolean;
  /** Epoch ms; both ends are included. */
  validFrom: number;
  validUntil: number;
  /** Absent: no limit. */
  maxUses?: number;
  /** In per cent (`coupon-limits.ts`). */
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
  /** Epoch ms. */
  createdAt: number;
  /** User id. */
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

/** Whether a coupon can be redeemed now, or why not. */
export function couponStatus(
  coupon: Omit<CouponTerms, 'label'> & Partial<Pick<Coupon, 'uses' | 'deactivated'>>,
  now: number,
): CouponStatus {
  const { active, validFrom, validUntil, maxUses, uses = 0, deactivated } = coupon;
  if (!active || deactivated) return 'deactivated';
  if (now > validUntil) return 'expired';
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

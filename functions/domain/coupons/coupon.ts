/** What an admin sets. */
export interface CouponTerms {
  active: boolean;
  /** Epoch ms; both ends count. */
  validFrom: number;
  validUntil: number;
  /** Absent: no limit. */
  maxUses?: number;
  /** 0 to 100. */
  discountPercentage: number;
  /** What an admin calls it. */
  label?: string;
}

export interface Coupon extends CouponTerms {
  code: string;
  quizId: number;
  uses: number;
  /** Epoch ms; absent if nobody has redeemed it. */
  lastRedeemedAt?: number;
  /** The batch it belongs to, whose terms it has. */
  batchId?: string;
  /** A single code of a batch that was deactivated; changing the batch's terms does not reactivate it. */
  deactivated?: true;
  /** Counts the changes by admins; absent for a coupon that was never changed. */
  revision?: number;
  /** Epoch ms. */
  createdAt: number;
  /** User id. */
  createdBy: string;
}

/** Codes for one use each that were made together, and whose terms are changed together. */
export interface CouponBatch extends Omit<CouponTerms, 'maxUses' | 'label'> {
  /** Six small letters and digits. */
  batchId: string;
  quizId: number;
  label: string;
  count: number;
  /** Its codes follow from this, so that whoever finishes it makes the same. */
  seed: string;
  /** Made by the client: a repeat makes no second batch. */
  requestId: string;
  /** All codes are there. */
  isComplete: boolean;
  revision: number;
  /** The last revision of the terms that all codes of the batch have received. */
  applied: number;
  createdAt: number;
  createdBy: string;
}

export type CouponStatus = 'active' | 'not-yet' | 'expired' | 'used-up' | 'deactivated';

/** Why a coupon can or can't be redeemed at this moment. */
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
 * What is to be paid, in rupees: price × (1 − discount / 100), to the nearest paisa, half a paisa up. Both have two decimals at
 * most and are counted in hundredths, so that no rounding of a computer's fractions comes between.
 */
export function finalPrice(price: number, discountPercentage: number): number {
  const paise = Math.round(price * 100);
  const leftOfTenThousand = 10_000 - Math.round(discountPercentage * 100);
  return Math.floor((paise * leftOfTenThousand + 5_000) / 10_000) / 100;
}

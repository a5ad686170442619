import type { CouponTerms } from '#functions/domain/coupons/coupon.ts';

/** Terms in an admin's request: null is no limit, an empty label none. */
export interface GivenTerms {
  label?: string | undefined;
  validFrom: number;
  validUntil: number;
  discountPercentage: number;
  maxUses: number | null;
}

export function termsOf({ label, maxUses, validFrom, validUntil, discountPercentage }: GivenTerms, active: boolean) {
  const terms: CouponTerms = { active, validFrom, validUntil, discountPercentage };
  if (maxUses !== null) terms.maxUses = maxUses;
  if (label) terms.label = label;
  return terms;
}

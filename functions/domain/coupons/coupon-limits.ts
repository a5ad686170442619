/*
 * What an admin may set of coupons: how often one may be used (no limit is allowed, too), its discount in per cent, and how many codes a
 * batch has, each for one use. The contract refuses anything outside of this, and the form shows the same numbers.
 *
 * What a change may do to a coupon that has been used already is in `coupon-change.ts`.
 */

export const minUses = 1;
export const maxUses = 1_000_000_000;
export const usesOfBatchCode = 1;

export const minDiscount = 0;
export const maxDiscount = 100;
/** Two decimals: `finalPrice` counts in hundredths. */
export const discountStep = 0.01;

export const minBatchCodes = 1;
/** At a time. */
export const maxBatchCodes = 1_000;

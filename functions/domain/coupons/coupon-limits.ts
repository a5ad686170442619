/*
 * Limits of what an admin may set for coupons: the number of uses (or none, for no limit), the discount in per cent, and the number of
 * codes in a batch, each for one use. The contract refuses anything outside of this, and the form shows the same numbers.
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
/** In one batch. */
export const maxBatchCodes = 1_000;

/** Coupons (/quiz-selection) and their batches (/admin/coupons) */

import { counted, numeral, plural } from '#functions/domain/text/counted.ts';

/** Why a coupon cannot be redeemed. */
export const redemptionWords = {
  'coupon-invalid': 'Invalid or expired coupon code',
  'coupon-used-up': 'Coupon usage limit reached',
} as const;
export const required = 'Coupon code is required';
export const notApplied = 'We couldn’t apply the coupon just now. Please try again.';

export const notFound = (code: string) => `We couldn’t find the coupon ${code}.`;
export const exists = (code: string) => `There is already a coupon ${code}. Choose another code or change that coupon.`;
export const partOfBatch = (code: string) =>
  `The coupon ${code} belongs to a batch. Change the batch instead; that changes all its codes.`;
export const limitBelowUses = (code: string, uses: number) =>
  `The coupon ${code} has already been used ${plural(uses, 'once', counted(uses, 'time'))}, so its limit can’t be lower.`;

export const batchNotFound = 'We couldn’t find this batch of codes.';
export const batchNotMade = 'We couldn’t create the batch just now. Please try again.';
export const notInBatch = (code: string) => `This batch has no code ${code}.`;
export const otherHolder = (code: string) => `This person no longer has the code ${code}. Please reload the page.`;
export const started = (code: string) =>
  `The assessment with the code ${code} has started, so the code can’t be released any more.`;

export const codePattern = 'A code has 3 to 40 letters, digits, hyphens or underscores.';
export const validFrom = 'Choose when it becomes valid.';
export const validUntil = 'Choose when it expires.';
export const order = 'It must expire after it becomes valid.';
export const discount = (min: number, max: number) => `Enter the discount as a number from ${min} to ${max}.`;
export const fields = {
  label: 'The label',
  discount: 'The discount',
  uses: 'The number of uses',
  codes: 'The number of codes',
};
export const enterUses = 'Enter the number of uses, or leave it empty for no limit.';
export const enterCodes = 'Enter how many codes to create.';
export const codesMax = (most: number) => `You can create at most ${numeral(most)} codes at a time.`;

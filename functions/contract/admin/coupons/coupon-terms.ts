import * as z from 'zod/mini';
import { maxInstant, text, trimmed } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import * as limits from '#functions/domain/coupons/coupon.ts';

const moment = (message: string) =>
  z.number({ error: message }).check(z.int(message), z.minimum(0, message), z.maximum(maxInstant, message));

/** The terms that coupons and batches share. */
export const windowAndDiscount = {
  /** Both ends are included. */
  validFrom: moment('Say from when it is valid.'),
  validUntil: moment('Say until when it is valid.'),
  discountPercentage: z
    .number({ error: `Give the discount as a number from ${limits.minDiscount} to ${limits.maxDiscount}.` })
    .check(
      z.minimum(limits.minDiscount, `The discount must be ${limits.minDiscount} or more.`),
      z.maximum(limits.maxDiscount, `The discount can’t be more than ${limits.maxDiscount}.`),
      z.multipleOf(limits.discountStep, 'The discount may have two decimals at most.'),
    ),
};

/** Null: no limit. */
export const maxUses = z.nullable(
  z
    .number({ error: 'Give the number of uses, or leave it empty for no limit.' })
    .check(
      z.int('The number of uses must be a whole number.'),
      z.minimum(limits.minUses, `The number of uses must be ${limits.minUses} or more.`),
      z.maximum(limits.maxUses, 'The number of uses is too large.'),
    ),
);

export const label = z
  .string()
  .check(
    trimmed,
    z.maxLength(adminLimits.couponLabel, `The label may have at most ${adminLimits.couponLabel} characters.`),
  );

export const reason = text(adminLimits.reason, 'The reason');

/** @returns whether the window begins before it ends; for a check that reports at the end's field. */
export const beginsBeforeItEnds = z.refine<{ validFrom: number; validUntil: number }>(
  ({ validFrom, validUntil }) => validFrom < validUntil,
  { error: 'It must be valid until a later moment than it is valid from.', path: ['validUntil'] },
);

export const couponStatus = z.enum(['active', 'not-yet', 'expired', 'used-up', 'deactivated']);

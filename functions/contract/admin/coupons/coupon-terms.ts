import * as z from 'zod/mini';
import { maxInstant, text, trimmed } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import * as limits from '#functions/domain/coupons/coupon.ts';
import * as words from '#functions/domain/words/coupons.ts';
import * as fields from '#functions/domain/words/fields.ts';

const moment = (message: string) =>
  z.number({ error: message }).check(z.int(message), z.minimum(0, message), z.maximum(maxInstant, message));

const discountRange = words.discount(limits.minDiscount, limits.maxDiscount);

/** The terms that coupons and batches share. */
export const windowAndDiscount = {
  /** Both ends are included. */
  validFrom: moment(words.validFrom),
  validUntil: moment(words.validUntil),
  discountPercentage: z
    .number({ error: discountRange })
    .check(
      z.minimum(limits.minDiscount, discountRange),
      z.maximum(limits.maxDiscount, discountRange),
      z.multipleOf(limits.discountStep, fields.decimals(words.fields.discount)),
    ),
};

/** Null: no limit. */
export const maxUses = z.nullable(
  z
    .number({ error: words.enterUses })
    .check(
      z.int(fields.notWhole(words.fields.uses)),
      z.minimum(limits.minUses, fields.tooLow(words.fields.uses, limits.minUses)),
      z.maximum(limits.maxUses, fields.tooHigh(words.fields.uses, limits.maxUses)),
    ),
);

export const label = z
  .string()
  .check(trimmed, z.maxLength(adminLimits.couponLabel, fields.tooLong(words.fields.label, adminLimits.couponLabel)));

export const reason = text(adminLimits.reason, fields.reason);

/** @returns whether the window begins before it ends; for a check that reports at the end's field. */
export const beginsBeforeItEnds = z.refine<{ validFrom: number; validUntil: number }>(
  ({ validFrom, validUntil }) => validFrom < validUntil,
  { error: words.order, path: ['validUntil'] },
);

export const couponStatus = z.enum(['active', 'not-yet', 'expired', 'used-up', 'deactivated']);

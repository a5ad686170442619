import * as z from 'zod/mini';
import { codePattern } from '#functions/domain/words/coupons.ts';
import { endpoint } from '#functions/contract/endpoint.ts';
import { instant, quizId, seenInstant, seenNumber, trimmed, cursor, next } from '#functions/contract/fields.ts';
import { couponCodePattern, normaliseCouponCode } from '#functions/domain/coupons/coupon-code.ts';
import { typedWords, finderFilter, personFound } from '#functions/contract/admin/finder.ts';
import { couponUseStates } from '#functions/domain/coupons/batch-code-state.ts';
import { batchView, progressOfUse } from './coupon-batches.ts';
import { beginsBeforeItEnds, couponStatus, label, maxUses, reason, windowAndDiscount } from './coupon-terms.ts';

/** The code as it was typed, in any case. */
const code = z.string().check(z.minLength(1), z.maxLength(64));

const couponView = z.object({
  code: z.string(),
  quizId: z.number(),
  label: z.optional(z.string()),
  batchId: z.optional(z.string()),
  status: couponStatus,
  active: z.boolean(),
  validFrom: instant,
  validUntil: instant,
  /** Absent: no limit. */
  maxUses: z.optional(z.number()),
  uses: z.number(),
  discountPercentage: z.number(),
  /** Send it back with a change: a change to another revision is refused. */
  revision: z.number(),
  createdAt: z.optional(instant),
  createdByName: z.optional(z.string()),
});
export type CouponView = z.infer<typeof couponView>;

export const listCoupons = endpoint({
  route: 'GET /admin/quizzes/{quizId}/coupons',
  summary: 'Coupons and batches of a quiz, newest first, in pages; the codes of a batch stand below the batch',
  params: z.object({ quizId }),
  query: z.object({
    /** Words in the code or the label; absent for all. */
    typed: z.optional(typedWords),
    cursor: z.optional(cursor),
  }),
  reply: z.object({
    entries: z.array(
      z.union([
        z.object({ kind: z.literal('coupon'), coupon: couponView }),
        z.object({ kind: z.literal('batch'), batch: batchView }),
      ]),
    ),
    next,
  }),
});

export const getCoupon = endpoint({
  route: 'GET /admin/coupons/{code}',
  summary: 'The coupon with this code, for any quiz',
  params: z.object({ code }),
  reply: couponView,
  refusals: ['not-found'],
});

export const createCoupon = endpoint({
  route: 'POST /admin/quizzes/{quizId}/coupons',
  summary: 'Make a coupon for a quiz',
  params: z.object({ quizId }),
  body: z
    .object({
      code: z.string().check(trimmed, z.regex(couponCodePattern, codePattern), z.overwrite(normaliseCouponCode)),
      label: z.optional(label),
      ...windowAndDiscount,
      maxUses,
    })
    .check(beginsBeforeItEnds),
  reply: couponView,
  refusals: ['not-found', 'coupon-exists', 'quiz-archived'],
});

export const updateCoupon = endpoint({
  route: 'PUT /admin/coupons/{code}',
  summary: 'Set the terms of a coupon, and whether it is active; never a limit below the uses there are',
  params: z.object({ code }),
  body: z
    .object({
      revision: seenNumber,
      active: z.boolean(),
      label: z.optional(label),
      ...windowAndDiscount,
      maxUses,
      reason,
    })
    .check(beginsBeforeItEnds),
  reply: couponView,
  refusals: ['not-found', 'revision-conflict', 'limit-below-uses', 'part-of-batch'],
});

const use = z.object({
  userId: z.string(),
  name: z.string(),
  email: z.string(),
  redeemedAt: instant,
  /** `reserved`: for an attempt that has not begun. `released`: replaced by another coupon, or taken back by an admin. */
  status: z.enum(['reserved', 'consumed', 'released']),
  attemptId: z.optional(z.string()),
});
export type CouponUse = z.infer<typeof use>;

export const listCouponUses = endpoint({
  route: 'GET /admin/coupons/{code}/uses',
  summary: 'Who has redeemed a coupon, newest first, in pages; not those whose account was erased',
  params: z.object({ code }),
  query: z.object({ cursor: z.optional(cursor) }),
  reply: z.object({ uses: z.array(use), next }),
  refusals: ['not-found'],
});

export const releaseCouponUse = endpoint({
  route: 'POST /admin/coupons/{code}/release',
  summary: 'Take back a use of a coupon, also of a batch, that a person has reserved but not started',
  params: z.object({ code }),
  /** The holder and time of redemption that the admin read, so that a retry takes no later use. */
  body: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)), redeemedAt: seenInstant, reason }),
  reply: z.object({ releasedAt: instant }),
  refusals: ['not-found', 'revision-conflict', 'already-started'],
});

const useByPerson = z.object({
  ...personFound.shape,
  code: z.string(),
  quizId: z.number(),
  quizName: z.string(),
  /** The label of a coupon without a batch. */
  label: z.optional(z.string()),
  batch: z.optional(z.object({ batchId: z.string(), label: z.string() })),
  state: z.enum(couponUseStates),
  /** `redeemedAt` is absent for an earlier use of a code that the person has redeemed again. */
  ...progressOfUse,
});
export type UseByPerson = z.infer<typeof useByPerson>;

export const listUsesByPerson = endpoint({
  route: 'GET /admin/coupon-uses',
  summary: 'The codes that people have redeemed, for any quiz, newest first; the people are chosen by id or by words',
  query: z.object({ person: finderFilter.person, who: finderFilter.who }),
  reply: z.object({
    /** The people found, with or without a redemption. */
    people: z.array(personFound),
    /** More people match than are listed. */
    arePeopleCutOff: z.boolean(),
    uses: z.array(useByPerson),
  }),
});

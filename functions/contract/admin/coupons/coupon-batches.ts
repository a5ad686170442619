import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { eventId, instant, quizId, seenInstant, seenNumber, text, cursor, next } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { codeStates } from '#functions/domain/coupons/batch-code-state.ts';
import { maxBatchCodes, minBatchCodes } from '#functions/domain/coupons/coupon.ts';
import { reportStatuses } from '#functions/domain/reports/report-delivery.ts';
import { beginsBeforeItEnds, couponStatus, reason, windowAndDiscount } from './coupon-terms.ts';
import { batchId, personFound } from '#functions/contract/admin/finder.ts';
import * as words from '#functions/domain/words/coupons.ts';
import * as fields from '#functions/domain/words/fields.ts';

const label = text(adminLimits.couponLabel, words.fields.label);

export const batchView = z.object({
  batchId: z.string(),
  quizId: z.number(),
  label: z.string(),
  /** The final number of codes. */
  count: z.number(),
  status: couponStatus,
  active: z.boolean(),
  validFrom: instant,
  validUntil: instant,
  discountPercentage: z.number(),
  /** All codes are there. */
  isComplete: z.boolean(),
  /** All codes have the batch's current terms. While this is false, call `finishCouponBatch` again. */
  isSettled: z.boolean(),
  revision: z.number(),
  createdAt: instant,
  createdByName: z.string(),
});
export type BatchView = z.infer<typeof batchView>;

export const createCouponBatch = endpoint({
  route: 'POST /admin/quizzes/{quizId}/coupon-batches',
  summary: 'Make codes for one use each; again, with the same request id: finishes that batch',
  params: z.object({ quizId }),
  body: z
    .object({
      requestId: eventId,
      label,
      count: z
        .number({ error: words.enterCodes })
        .check(
          z.int(fields.notWhole(words.fields.codes)),
          z.minimum(minBatchCodes, fields.tooLow(words.fields.codes, minBatchCodes)),
          z.maximum(maxBatchCodes, words.codesMax(maxBatchCodes)),
        ),
      ...windowAndDiscount,
    })
    .check(beginsBeforeItEnds),
  reply: batchView,
  refusals: ['not-found', 'quiz-archived', 'id-already-used'],
});

export const getCouponBatch = endpoint({
  route: 'GET /admin/coupon-batches/{batchId}',
  summary: 'A batch and its terms',
  params: z.object({ batchId }),
  reply: batchView,
  refusals: ['not-found'],
});

export const updateCouponBatch = endpoint({
  route: 'PUT /admin/coupon-batches/{batchId}',
  summary: 'Set the terms of a batch and of all its codes, and whether they are active',
  params: z.object({ batchId }),
  body: z
    .object({ revision: seenNumber, active: z.boolean(), label, ...windowAndDiscount, reason })
    .check(beginsBeforeItEnds),
  reply: batchView,
  refusals: ['not-found', 'revision-conflict'],
});

export const finishCouponBatch = endpoint({
  route: 'POST /admin/coupon-batches/{batchId}/completion',
  summary: 'Go on with a batch whose making or changing was cut off',
  params: z.object({ batchId }),
  reply: batchView,
  refusals: ['not-found'],
});

/** How far a use of a code has come. */
export const progressOfUse = {
  redeemedAt: z.optional(instant),
  startedAt: z.optional(instant),
  finishedAt: z.optional(instant),
  /** When the last mail with the report was sent. */
  reportSentAt: z.optional(instant),
  /** Status of the report; absent while there is none. */
  report: z.optional(z.enum(reportStatuses)),
  attemptId: z.optional(z.string()),
};

const batchCode = z.object({
  code: z.string(),
  state: z.enum(codeStates),
  isDeactivated: z.boolean(),
  /** The person; absent for a deleted account. */
  person: z.optional(personFound),
  ...progressOfUse,
});
export type BatchCode = z.infer<typeof batchCode>;

export const listBatchCodes = endpoint({
  route: 'GET /admin/coupon-batches/{batchId}/codes',
  summary: 'The codes of a batch and who used them, in pages',
  params: z.object({ batchId }),
  query: z.object({ cursor: z.optional(cursor) }),
  reply: z.object({ codes: z.array(batchCode), next }),
  refusals: ['not-found'],
});

const codeParams = z.object({ batchId, code: z.string().check(z.minLength(1), z.maxLength(64)) });

export const updateBatchCode = endpoint({
  route: 'PUT /admin/coupon-batches/{batchId}/codes/{code}',
  summary: 'Deactivate one code of a batch, or activate it again; whoever has redeemed it keeps it',
  params: codeParams,
  body: z.object({ active: z.boolean(), reason }),
  reply: batchCode,
  refusals: ['not-found'],
});

export const releaseBatchCode = endpoint({
  route: 'POST /admin/coupon-batches/{batchId}/codes/{code}/release',
  summary: 'Take a redeemed code back from a person who has not started, so that another person can redeem it',
  params: codeParams,
  /** The holder and time of redemption that the admin read, so that a retry never takes the code from the next person. */
  body: z.object({ userId: z.string().check(z.minLength(1), z.maxLength(64)), redeemedAt: seenInstant, reason }),
  reply: batchCode,
  refusals: ['not-found', 'revision-conflict', 'already-started'],
});

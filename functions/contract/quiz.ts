import * as z from 'zod/mini';
import * as words from '#functions/domain/words/coupons.ts';
import { reportParts } from '#functions/domain/reports/promise/report-parts.ts';
import { consentReceipt } from './me.ts';
import { endpoint } from './endpoint.ts';
import { instant, quizId, trimmed } from './fields.ts';

const activeQuiz = z.object({
  quizId: z.number(),
  name: z.string(),
  description: z.string(),
  /** Price in rupees. */
  price: z.number(),
  prompt: z.optional(z.string()),
  questionCount: z.number(),
  /** The parts of its report, in the order in which they are promised. */
  reportParts: z.array(z.enum(reportParts)),
  timeLimitSeconds: z.number(),
  /** The number of the re-entry or tab switch that closes an attempt. */
  resumeLimit: z.number(),
});
export type ActiveQuiz = z.infer<typeof activeQuiz>;

export const getActiveQuiz = endpoint({
  route: 'GET /quiz',
  access: 'public',
  summary: 'The quiz that is on sale',
  reply: activeQuiz,
  refusals: ['no-active-quiz'],
  edgeSeconds: 60,
});

const appliedCoupon = z.object({
  code: z.string(),
  discountPercentage: z.number(),
  /** The stored price in rupees. That of `getActiveQuiz` may be older, because it is kept at the edge. */
  price: z.number(),
  finalPrice: z.number(),
});
export type AppliedCoupon = z.infer<typeof appliedCoupon>;

/** The basis of the report if the unfinished attempt ended now. */
const unfinished = z.object({ answered: z.number(), questionCount: z.number(), deadline: instant, now: instant });

/** The next attempt of a person who has completed one: it leaves out the questions they have answered, unless none would be left. */
const retake = z.object({
  questionCount: z.number(),
  /** Number of new questions; 0 where all are asked again. */
  newCount: z.number(),
  total: z.number(),
  timeLimitSeconds: z.number(),
});
export type Retake = z.infer<typeof retake>;

const seat = z.object({
  /** The unfinished attempt, which the screen offers to resume. */
  openAttemptId: z.optional(z.string()),
  /** How many times that attempt can still be re-entered. At 1 the next entry ends it. */
  remaining: z.optional(z.number()),
  unfinished: z.optional(unfinished),
  /** A redeemed coupon that no attempt has used yet. */
  coupon: z.optional(appliedCoupon),
  completedCount: z.number(),
  retake: z.optional(retake),
  /** Consent to the current text; absent if it is required before the next attempt. */
  consent: z.optional(consentReceipt),
  /** The live entry of the unfinished attempt. */
  liveEntryId: z.optional(z.string()),
});
export type Seat = z.infer<typeof seat>;

export const getSeat = endpoint({
  route: 'GET /quizzes/{quizId}/seat',
  access: 'candidate',
  summary: 'Where the signed-in person stands with a quiz: coupon, unfinished attempt, completed attempts',
  params: z.object({ quizId }),
  reply: seat,
  refusals: ['not-found'],
});

export const redeemCoupon = endpoint({
  route: 'POST /quizzes/{quizId}/redemptions',
  access: 'candidate',
  summary: 'Redeem a coupon for the next attempt; the same person and code count once for each attempt',
  params: z.object({ quizId }),
  body: z.object({
    code: z
      .string()
      // Long enough for a code with the sentence or the link that it was copied with.
      .check(trimmed, z.minLength(1, words.required), z.maxLength(300, words.redemptionWords['coupon-invalid'])),
  }),
  reply: appliedCoupon,
  refusals: ['not-found', 'coupon-invalid', 'coupon-used-up', 'too-many-requests', 'attempt-open'],
});

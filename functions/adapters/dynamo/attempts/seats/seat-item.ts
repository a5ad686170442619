import * as z from 'zod/mini';
import { textSet } from '#functions/adapters/dynamo/item-reader.ts';

/** A person's seat at a quiz: the reserved coupon and grants for the next attempt, and the id of the open one. */
export const seatItem = z.object({
  sk: z.string(),
  coupon: z.exactOptional(z.string()),
  discount: z.exactOptional(z.number()),
  batch: z.exactOptional(z.string()),
  openId: z.exactOptional(z.string()),
  pendingId: z.exactOptional(z.string()),
  pendingSeed: z.exactOptional(z.string()),
  pendingVersion: z.exactOptional(z.number()),
  pendingAsked: z.exactOptional(z.string()),
  pendingLive: z.exactOptional(z.string()),
  /** See `domain/attempts/early-entries.ts`. */
  early: z.exactOptional(z.array(z.string())),
  extraMs: z.exactOptional(z.number()),
  completed: z.exactOptional(z.number()),
});
export type SeatItem = z.infer<typeof seatItem>;

/** Refers to the person's open attempt, across all quizzes, and to all that they have begun: an admin's list finds them without a query. */
export const openItem = z.object({
  attemptId: z.exactOptional(z.string()),
  attemptIds: z.exactOptional(textSet),
});

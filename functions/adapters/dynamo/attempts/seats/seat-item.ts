import { fields, listOf, number, optional, text, textSet } from '#functions/adapters/dynamo/item-reader.ts';

/** A person's seat at a quiz: the reserved coupon and grants for the next attempt, and the id of the open one. */
export const seatItem = fields({
  sk: text,
  coupon: optional(text),
  discount: optional(number),
  batch: optional(text),
  openId: optional(text),
  pendingId: optional(text),
  pendingSeed: optional(text),
  pendingVersion: optional(number),
  pendingAsked: optional(text),
  pendingLive: optional(text),
  /** See `domain/attempts/early-entries.ts`. */
  early: optional(listOf(text)),
  extraMs: optional(number),
  completed: optional(number),
});
export type SeatItem = ReturnType<typeof seatItem>;

/** Refers to the person's open attempt, across all quizzes, and to all that they have begun: an admin's list finds them without a query. */
export const openItem = fields({
  attemptId: optional(text),
  attemptIds: optional(textSet),
});

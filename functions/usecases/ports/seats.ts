import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';

/** A person's state at a quiz. */
export interface Seat {
  /** Code of the redeemed coupon that no attempt has used yet. */
  coupon?: string;
  discountPercentage?: number;
  /** The batch of this coupon. */
  batch?: string;
  openId?: string;
  pending?: PendingAttempt;
  /** The latest entries before a first answer, oldest first (`early-entries.ts`). */
  early?: readonly string[];
  completedCount: number;
}

/** An attempt that was entered and not begun. */
export interface PendingAttempt {
  attempt: AttemptRef;
  seed: string;
  /** The packed choice of its questions, fixed at the first entry. */
  asked: string;
  /** The latest entry. */
  live?: string;
  /** Extra time that was granted for this attempt. */
  extraMs?: number;
}

export interface SeatStore {
  find(userId: string, quizId: number): Promise<Seat>;
  /** The same, but `openId` is the person's open attempt at any quiz. */
  findCurrent(userId: string, quizId: number): Promise<Seat>;
  /**
   * Takes an earlier pending attempt over, unless that is outdated (`isOutdated`): then this one replaces it, and keeps the granted
   * time. An entry that is repeated does not become the live one again. `undefined`: there is no coupon, or an attempt is open.
   */
  enter(
    userId: string,
    entry: Required<Omit<PendingAttempt, 'extraMs'>>,
    now: number,
  ): Promise<PendingAttempt | undefined>;
}

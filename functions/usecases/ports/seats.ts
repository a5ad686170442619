import type { AttemptRef } from '#functions/domain/attempts/attempt.ts';

/** Where a person stands with a quiz. */
export interface Seat {
  /** Code of the redeemed coupon that no attempt has used yet. */
  coupon?: string;
  discountPercentage?: number;
  /** The batch that this coupon is of. */
  batch?: string;
  openId?: string;
  pending?: Pending;
  completedCount: number;
}

/** An attempt that was entered and not begun. */
export interface Pending {
  attempt: AttemptRef;
  seed: string;
  /** What it presents, packed, since it was entered first. */
  asked: string;
  /** The latest entry. */
  live?: string;
  /** Granted to the person for this attempt. */
  extraMs?: number;
}

export interface SeatStore {
  find(userId: string, quizId: number): Promise<Seat>;
  /** The same, but `openId` is the attempt that the person has open in whatever quiz. */
  findCurrent(userId: string, quizId: number): Promise<Seat>;
  /**
   * Takes an earlier pending attempt over, unless that is outdated (`isOutdated`): then this one replaces it, with the extra time that was granted.
   * `undefined`: no coupon, or an attempt is open.
   */
  enter(userId: string, entry: Required<Omit<Pending, 'extraMs'>>, now: number): Promise<Pending | undefined>;
}

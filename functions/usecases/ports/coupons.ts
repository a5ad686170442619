import type { Coupon, CouponBatch, CouponTerms } from '#functions/domain/coupons/coupon.ts';
import type { AdminAction } from './admin-action.ts';
import type { Page } from './page.ts';

/** Coupons for candidates. */
export interface CouponStore {
  find(code: string): Promise<Coupon | undefined>;
  /** Counts a use and reserves it for this person, releasing another reserved code. Throws Refusal `coupon-invalid`, `coupon-used-up`, `attempt-open`. */
  redeem(request: {
    userId: string;
    quizId: number;
    code: string;
    now: number;
  }): Promise<{ discountPercentage: number }>;
}

/** A person's use of a code. */
export interface CouponUse {
  userId: string;
  code: string;
  redeemedAt: number;
  status: 'reserved' | 'consumed' | 'released';
  attemptId?: string;
}

/** A use with all attempts of its person. */
export interface PersonUse extends CouponUse {
  quizId: number;
  /** For a code that was redeemed several times: the earlier attempts; `attemptId` is the latest one. */
  earlierAttemptIds: string[];
}

/** Coupons for admins. */
export interface CouponAdminStore {
  /** The same request again gives the coupon that is stored. Throws Refusal `coupon-exists`. */
  create(coupon: Coupon, action: AdminAction): Promise<Coupon>;
  /** Changes the coupon at the revision that was read, or gives it if this admin has made the same change. Throws Refusal `not-found`, `revision-conflict`, `limit-below-uses`, `part-of-batch`. */
  change(change: { code: string; revision: number; terms: CouponTerms }, action: AdminAction): Promise<Coupon>;
  /** Coupons and batches of a quiz, newest first. */
  list(quizId: number, cursor: string | undefined): Promise<Page<Coupon | CouponBatch>>;
  /** Newest first; for a code of a batch only its current holder. */
  listUses(coupon: Coupon, cursor: string | undefined): Promise<Page<CouponUse>>;
  /** All uses of one person, for any quiz. */
  listUsesBy(userId: string): Promise<PersonUse[]>;
}

/** A redeemed code of a batch, as the admin read it. */
export interface HeldCode {
  batchId: string;
  quizId: number;
  code: string;
  userId: string;
  redeemedAt: number;
}

export type BatchTerms = Pick<CouponBatch, 'active' | 'validFrom' | 'validUntil' | 'discountPercentage' | 'label'>;

export interface CouponBatchStore {
  find(batchId: string): Promise<CouponBatch | undefined>;
  /** All batches of a quiz, newest first. */
  listOfQuiz(quizId: number): Promise<CouponBatch[]>;
  /** @returns the new batch, or the one that the same request has made before. */
  create(batch: Omit<CouponBatch, 'batchId' | 'seed'>, action: AdminAction): Promise<CouponBatch>;
  /** Makes the missing codes, which completes the batch. */
  complete(batch: CouponBatch): Promise<CouponBatch>;
  /** Changes the batch at the revision that was read. Throws Refusal `not-found`, `revision-conflict`. */
  change(change: { batchId: string; revision: number; terms: BatchTerms }, action: AdminAction): Promise<CouponBatch>;
  /** Gives every code the terms of the batch, unless it has newer ones. Codes are changed one by one, so that no redemption waits. */
  applyTerms(batch: CouponBatch): Promise<CouponBatch>;
  /** Sorted by code. */
  listCodes(batchId: string, cursor: string | undefined): Promise<Page<Coupon>>;
  /** The reserved or consumed uses of neighbouring codes, in order: at most one for each. */
  listUses(batchId: string, codes: readonly string[]): Promise<CouponUse[]>;
  /** Deactivates or activates one code, independent of its batch's terms. Throws Refusal `not-found`. */
  setActive(change: { batchId: string; code: string; active: boolean }, action: AdminAction): Promise<void>;
  /** Releases the use and the seat. Throws Refusal `not-found`, `revision-conflict`, `already-started`. */
  release(held: HeldCode, action: AdminAction): Promise<void>;
}

import type { Coupon, CouponBatch, CouponTerms } from '#functions/domain/coupons/coupon.ts';
import type { AdminAction } from './admin-action.ts';
import type { Page } from './page.ts';

/** What a person does with a coupon. */
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

/** Someone's use of a code. */
export interface CouponUse {
  userId: string;
  code: string;
  redeemedAt: number;
  status: 'reserved' | 'consumed' | 'released';
  attemptId?: string;
}

/** A use as its person has it. */
export interface PersonUse extends CouponUse {
  quizId: number;
  /** Of a code that was redeemed several times: the attempts that it brought before, as `attemptId` is the last one. */
  earlierAttemptIds: string[];
}

/** What an admin does with coupons. */
export interface CouponAdminStore {
  /** Throws Refusal `coupon-exists`. */
  create(coupon: Coupon, action: AdminAction): Promise<void>;
  /** On the coupon as it was seen. Throws Refusal `not-found`, `revision-conflict`, `limit-below-uses`, `part-of-batch`. */
  change(change: { code: string; revision: number; terms: CouponTerms }, action: AdminAction): Promise<Coupon>;
  /** Coupons and batches of a quiz, newest first. */
  list(quizId: number, cursor: string | undefined): Promise<Page<Coupon | CouponBatch>>;
  /** Newest first; of a code of a batch only who holds it. */
  listUses(coupon: Coupon, cursor: string | undefined): Promise<Page<CouponUse>>;
  /** All uses of one person, of whatever quiz. */
  listUsesBy(userId: string): Promise<PersonUse[]>;
}

/** A redeemed code of a batch, as an admin saw it. */
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
  /** @returns the new batch, or the one that this request has made before. */
  create(batch: Omit<CouponBatch, 'batchId' | 'seed'>, action: AdminAction): Promise<CouponBatch>;
  /** Makes the codes that are not there yet; then the batch is complete. */
  complete(batch: CouponBatch): Promise<CouponBatch>;
  /** On the batch as it was seen. Throws Refusal `not-found`, `revision-conflict`. */
  change(change: { batchId: string; revision: number; terms: BatchTerms }, action: AdminAction): Promise<CouponBatch>;
  /** Gives every code the terms of the batch, unless it has newer ones. Each by itself, so that no redemption waits. */
  applyTerms(batch: CouponBatch): Promise<CouponBatch>;
  /** Those of these quizzes that were made since, newest first; `isCutOff`: there are more. */
  listSince(quizIds: readonly number[], since: number): Promise<{ batches: CouponBatch[]; isCutOff: boolean }>;
  /** How many of its codes are reserved or consumed, without those whose redemption was deleted. */
  countUses(batchId: string): Promise<number>;
  /** By code. */
  listCodes(batchId: string, cursor: string | undefined): Promise<Page<Coupon>>;
  /** The uses of neighbouring codes, in their order, that are reserved or consumed: one at most for each. */
  listUses(batchId: string, codes: readonly string[]): Promise<CouponUse[]>;
  /** (De)activates one code, whatever the terms of its batch are or become. Throws Refusal `not-found`. */
  setActive(change: { batchId: string; code: string; active: boolean }, action: AdminAction): Promise<void>;
  /** Gives the use and the seat back. Throws Refusal `not-found`, `revision-conflict`, `already-started`. */
  release(held: HeldCode, action: AdminAction): Promise<void>;
}

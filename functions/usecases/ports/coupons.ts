import type { Coupon, CouponBatch, CouponTerms } from '#functions/domain/coupon.ts';
import type { AdminAct } from './admin-act.ts';
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

/** What an admin does with coupons. */
export interface CouponAdminStore {
  /** Throws Refusal `coupon-exists`. */
  create(coupon: Coupon, act: AdminAct): Promise<void>;
  /** On the coupon as it was seen. Throws Refusal `not-found`, `revision-conflict`, `limit-below-uses`, `part-of-batch`. */
  change(change: { code: string; revision: number; terms: CouponTerms }, act: AdminAct): Promise<Coupon>;
  /** Coupons and batches of a quiz, newest first. */
  list(quizId: number, cursor: string | undefined): Promise<Page<Coupon | CouponBatch>>;
  /** Newest first. */
  listUses(coupon: Coupon, cursor: string | undefined): Promise<Page<CouponUse>>;
}

export type BatchTerms = Pick<CouponBatch, 'active' | 'validFrom' | 'validUntil' | 'discountPercentage' | 'label'>;

export interface CouponBatchStore {
  find(batchId: string): Promise<CouponBatch | undefined>;
  /** All batches of a quiz, newest first. */
  listOfQuiz(quizId: number): Promise<CouponBatch[]>;
  /** @returns the new batch, or the one that this request has made before. */
  create(batch: Omit<CouponBatch, 'batchId' | 'seed'>, act: AdminAct): Promise<CouponBatch>;
  /** Makes the codes that are not there yet; then the batch is complete. */
  complete(batch: CouponBatch): Promise<CouponBatch>;
  /** On the batch as it was seen. Throws Refusal `not-found`, `revision-conflict`. */
  change(change: { batchId: string; revision: number; terms: BatchTerms }, act: AdminAct): Promise<CouponBatch>;
  /** Gives every code the terms of the batch, unless it has newer ones. Each by itself, so that no redemption waits. */
  applyTerms(batch: CouponBatch): Promise<CouponBatch>;
  /** By code. */
  listCodes(batchId: string, cursor: string | undefined): Promise<Page<Coupon>>;
  /** All uses of its codes that are reserved or consumed. */
  listUses(batchId: string): Promise<CouponUse[]>;
}

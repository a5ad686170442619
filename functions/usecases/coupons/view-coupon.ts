import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { couponStatus, type Coupon, type CouponBatch } from '#functions/domain/coupons/coupon.ts';
import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';

type NameOf = (userId: string) => string;

export function viewCoupon(coupon: Coupon, nameOf: NameOf, now: number): CouponView {
  const createdByName = coupon.createdBy && nameOf(coupon.createdBy);
  return { ...coupon, status: couponStatus(coupon, now), createdByName };
}

/** A batch for admins. The contract's schema leaves out the seed of its codes. */
export function viewBatch(batch: CouponBatch, nameOf: NameOf, now: number): BatchView {
  return {
    ...batch,
    status: couponStatus(batch, now),
    isSettled: batch.isComplete && batch.applied === batch.revision,
    createdByName: nameOf(batch.createdBy),
  };
}

/** The outcome of a code's use with its times, as far as there is an attempt and a report. */
export function viewProgress({ attempt, delivery }: Partial<AttemptRecord>) {
  return {
    startedAt: attempt?.createdAt,
    finishedAt: attempt?.endedAt,
    report: delivery?.status,
    reportSentAt: delivery?.sentAt,
  };
}

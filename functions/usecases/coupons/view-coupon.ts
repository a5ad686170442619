import type { BatchView } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { CouponView } from '#functions/contract/admin/coupons/coupons.ts';
import { couponStatus, type Coupon, type CouponBatch } from '#functions/domain/coupons/coupon.ts';
import type { AttemptRecord } from '#functions/adapters/dynamo/attempts/attempt-records.ts';

type NameOf = (userId: string) => string;

/** A coupon for admins, with its current status. */
export function viewCoupon(stored: Coupon, nameOf: NameOf, now: number): CouponView {
  const { createdBy, deactivated, lastRedeemedAt: _lastRedeemedAt, ...coupon } = stored;
  return {
    ...coupon,
    status: couponStatus({ ...coupon, ...(deactivated && { deactivated }) }, now),
    ...(createdBy !== undefined && { createdByName: nameOf(createdBy) }),
  };
}

/** A batch for admins; without the seed of its codes. */
export function viewBatch(batch: CouponBatch, nameOf: NameOf, now: number): BatchView {
  const { seed: _seed, requestId: _requestId, applied, createdBy, ...rest } = batch;
  return {
    ...rest,
    status: couponStatus(batch, now),
    isSettled: batch.isComplete && applied === batch.revision,
    createdByName: nameOf(createdBy),
  };
}

/** The outcome of a code's use with its times, as far as there is an attempt and a report. */
export function viewProgress({ attempt, delivery }: Partial<AttemptRecord>) {
  return {
    ...(attempt && { startedAt: attempt.createdAt }),
    ...(attempt?.endedAt !== undefined && { finishedAt: attempt.endedAt }),
    ...(delivery && { report: delivery.status }),
    ...(delivery?.sentAt !== undefined && { reportSentAt: delivery.sentAt }),
  };
}

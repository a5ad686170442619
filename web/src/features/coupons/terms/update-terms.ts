import { type BatchView, updateCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { type CouponView, updateCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { call } from '#web/lib/api-client.ts';

/** The time limit of a change to a batch, longer than usual, because up to a thousand codes are written one by one. */
export const bulkTimeLimitMs = 29_000;

/** A coupon or a batch, as in lists. */
export type Terms = { kind: 'coupon'; coupon: CouponView } | { kind: 'batch'; batch: BatchView };

export interface TermsChange {
  active?: boolean;
  label?: string;
  validFrom?: number;
  validUntil?: number;
  discountPercentage?: number;
  /** Null: no limit. */
  maxUses?: number | null;
}

/** The name of an action's object: `coupon WELCOME50`. */
export function nameOf(terms: Terms): string {
  return terms.kind === 'coupon' ? `coupon ${terms.coupon.code}` : `the batch “${terms.batch.label}”`;
}

/** Changes the given fields at the revision that was read, and keeps the rest. */
export function updateTerms(terms: Terms, change: TermsChange, reason: string): Promise<unknown> {
  if (terms.kind === 'coupon') {
    const { code, revision, active, label = '', validFrom, validUntil, discountPercentage, maxUses } = terms.coupon;
    const seen = { active, label, validFrom, validUntil, discountPercentage, maxUses: maxUses ?? null };
    return call(updateCoupon, { params: { code }, body: { ...seen, ...change, revision, reason } });
  }
  const { batchId, revision, active, label, validFrom, validUntil, discountPercentage } = terms.batch;
  const seen = { active, label, validFrom, validUntil, discountPercentage };
  const { maxUses: _maxUses, ...rest } = change;
  const body = { ...seen, ...rest, revision, reason };
  return call(updateCouponBatch, { params: { batchId }, body }, { timeLimitMs: bulkTimeLimitMs });
}

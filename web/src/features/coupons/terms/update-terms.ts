import { type BatchView, updateCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { type CouponView, updateCoupon } from '#functions/contract/admin/coupons/coupons.ts';
import { call } from '#web/lib/api-client.ts';

/** Of a thousand codes each is written by itself. */
export const longWorkMs = 29_000;

/** A coupon or a batch, as lists have them. */
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

/** Names the object of an action: `coupon WELCOME50`. */
export function nameOf(terms: Terms): string {
  return terms.kind === 'coupon' ? `coupon ${terms.coupon.code}` : `the batch “${terms.batch.label}”`;
}

/** Changes what is given, on what was seen, and keeps the rest. */
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
  return call(updateCouponBatch, { params: { batchId }, body }, { timeLimitMs: longWorkMs });
}

import * as z from 'zod/mini';
import { createCouponBatch } from '#functions/contract/admin/coupons/coupon-batches.ts';
import { createCoupon } from '#functions/contract/admin/coupons/coupons.ts';

/** The input in the fields of a coupon or a batch. */
export interface TermsDraft {
  code: string;
  label: string;
  /** Epoch ms; absent while a field is empty. */
  validFrom: number | undefined;
  validUntil: number | undefined;
  /** NaN for an empty field, like the next two. */
  discount: number;
  maxUses: number;
  count: number;
}

/** The problems by the field's name in the request. */
export type TermsProblems = Partial<Record<keyof TermsDraft | 'discountPercentage', string>>;

const minute = 60_000;
const usualDays = 90;

/** A full discount from this minute on, for 90 days. */
export function newDraft(now: number): TermsDraft {
  const validFrom = Math.floor(now / minute) * minute;
  const validUntil = validFrom + usualDays * 24 * 60 * minute;
  return { code: '', label: '', validFrom, validUntil, discount: 100, maxUses: NaN, count: 30 };
}

interface Terms {
  label?: string | undefined;
  validFrom: number;
  validUntil: number;
  discountPercentage: number;
  maxUses?: number | undefined;
}

export function draftOf({ label = '', maxUses = NaN, validFrom, validUntil, discountPercentage }: Terms): TermsDraft {
  return { ...newDraft(0), label, maxUses, validFrom, validUntil, discount: discountPercentage };
}

/** The request if it is valid; else the messages that the server would give, by field. */
export function couponRequest(draft: TermsDraft) {
  const { code, label, maxUses, ...rest } = draft;
  const body = { code, label, ...terms(rest), maxUses: Number.isNaN(maxUses) ? null : maxUses };
  return outcomeOf(z.safeParse(createCoupon.body, body));
}

export function batchRequest({ label, count, ...rest }: TermsDraft, requestId: string) {
  return outcomeOf(z.safeParse(createCouponBatch.body, { requestId, label, count, ...terms(rest) }));
}

function terms({ validFrom, validUntil, discount }: Pick<TermsDraft, 'validFrom' | 'validUntil' | 'discount'>) {
  return { validFrom, validUntil, discountPercentage: discount };
}

function outcomeOf<Body>(outcome: z.core.util.SafeParseResult<Body>): { body?: Body; problems: TermsProblems } {
  if (outcome.success) return { body: outcome.data, problems: {} };
  // Reversed, so that the first message for a field wins.
  const issues = [...outcome.error.issues].reverse();
  return { problems: Object.fromEntries(issues.map(({ path, message }) => [String(path[0]), message] as const)) };
}

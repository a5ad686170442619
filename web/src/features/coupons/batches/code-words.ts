import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { CodeState, CouponUseState } from '#functions/domain/coupons/batch-code-state.ts';
import * as words from '#web/lib/words/admin/coupon-batch.ts';

/** The fields that the state of a code, or of a person's use, is shown from. */
export interface CodeStateFields extends Pick<
  BatchCode,
  'redeemedAt' | 'startedAt' | 'finishedAt' | 'reportSentAt' | 'report'
> {
  state: CodeState | CouponUseState;
  isDeactivated?: boolean;
}

export const stateTones = {
  free: 'success',
  deactivated: 'danger',
  expired: 'quiet',
  taken: 'info',
  redeemed: 'info',
  running: 'info',
  finished: 'warning',
  'report-sent': 'success',
  used: 'quiet',
  released: 'quiet',
} as const satisfies Record<CodeState | CouponUseState, string>;

/** A detail that the state alone does not tell. */
export function noteOf({ state, isDeactivated, report }: CodeStateFields): string | undefined {
  if (state === 'taken' || state === 'released') return words[state];
  if (state === 'redeemed') return isDeactivated ? words.notStarted.deactivated : words.notStarted.active;
  return report === 'bounced' || report === 'failed' || report === 'unknown' ? words.reports[report] : undefined;
}

/** The time since when it is in its state, where known. */
export function sinceOf(code: CodeStateFields): number | undefined {
  const { state, redeemedAt, startedAt, finishedAt, reportSentAt } = code;
  if (state === 'redeemed') return redeemedAt;
  if (state === 'running') return startedAt;
  return state === 'finished' ? finishedAt : state === 'report-sent' ? reportSentAt : undefined;
}

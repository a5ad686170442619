import type { BatchCode } from '#functions/contract/admin/coupons/coupon-batches.ts';
import type { CodeState, CouponUseState } from '#functions/domain/coupons/batch-code-state.ts';

/** The fields that the state of a code, or of a person's use, is shown from. */
export interface CodeStateFields extends Pick<
  BatchCode,
  'redeemedAt' | 'startedAt' | 'finishedAt' | 'reportSentAt' | 'report'
> {
  state: CodeState | CouponUseState;
  isDeactivated?: boolean;
}

/** In the order in which a code goes through them. */
export const stateWords: Record<CodeState | CouponUseState, string> = {
  free: 'Free',
  deactivated: 'Deactivated',
  expired: 'Expired',
  taken: 'Just redeemed',
  redeemed: 'Redeemed',
  running: 'Running',
  finished: 'Finished',
  'report-sent': 'Report sent',
  used: 'Used, data deleted',
  released: 'Given back',
};

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

const reportNotes: Partial<Record<NonNullable<BatchCode['report']>, string>> = {
  bounced: 'The report came back',
  failed: 'The report could not be sent',
  unknown: 'The report may not have been sent',
};

/** A detail that the state alone does not tell. */
export function noteOf({ state, isDeactivated, report }: CodeStateFields): string | undefined {
  if (state === 'taken') return 'By whom is not known yet';
  if (state === 'released') return 'Before the first answer';
  if (state === 'redeemed') return isDeactivated ? 'Not started; deactivated for others' : 'Not started';
  return report && reportNotes[report];
}

/** The time since when it is in its state, where known. */
export function sinceOf(code: CodeStateFields): number | undefined {
  const { state, redeemedAt, startedAt, finishedAt, reportSentAt } = code;
  if (state === 'redeemed') return redeemedAt;
  if (state === 'running') return startedAt;
  return state === 'finished' ? finishedAt : state === 'report-sent' ? reportSentAt : undefined;
}

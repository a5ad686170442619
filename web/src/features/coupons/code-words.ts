import type { BatchCode } from '#functions/contract/admin/coupon-batches.ts';
import type { CodeState } from '#functions/domain/code-state.ts';

/** In the order in which a code goes through them. */
export const stateWords: Record<CodeState, string> = {
  free: 'Free',
  deactivated: 'Deactivated',
  expired: 'Expired',
  redeemed: 'Redeemed',
  running: 'Running',
  finished: 'Finished',
  'report-sent': 'Report sent',
  used: 'Used, data deleted',
};

export const stateTones = {
  free: 'success',
  deactivated: 'danger',
  expired: 'quiet',
  redeemed: 'info',
  running: 'info',
  finished: 'warning',
  'report-sent': 'success',
  used: 'quiet',
} as const satisfies Record<CodeState, string>;

const reportNotes: Partial<Record<NonNullable<BatchCode['report']>, string>> = {
  bounced: 'The report came back',
  failed: 'The report could not be sent',
  unknown: 'The report may not have been sent',
};

/** What the state alone does not say. */
export function noteOf({ state, isDeactivated, report }: BatchCode): string | undefined {
  if (state === 'redeemed') return isDeactivated ? 'Not started; deactivated for others' : 'Not started';
  return report && reportNotes[report];
}

/** Since when it is in its state, where that is known. */
export function sinceOf({ state, redeemedAt, startedAt, finishedAt, reportSentAt }: BatchCode): number | undefined {
  if (state === 'redeemed') return redeemedAt;
  if (state === 'running') return startedAt;
  return state === 'finished' ? finishedAt : state === 'report-sent' ? reportSentAt : undefined;
}

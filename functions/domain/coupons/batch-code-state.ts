import { couponStatus, type Coupon } from './coupon.ts';
import type { ReportStatus } from '#functions/domain/reports/report-delivery.ts';

/** How far a code of a batch has come. */
export const codeStates = [
  /** Can be handed out; its window may begin later. */
  'free',
  'deactivated',
  'expired',
  /** Redeemed a moment ago; by whom is not known yet, because the list of uses lags behind the coupon's count. */
  'taken',
  /** Somebody has redeemed it and has not started. */
  'redeemed',
  'running',
  /** The report has not gone out, or came back. */
  'finished',
  'report-sent',
  /** By somebody whose account, or whose attempt, has been deleted since. */
  'used',
] as const;
export type CodeState = (typeof codeStates)[number];

/** How far somebody's use of a code has come. */
export const useStates = ['redeemed', 'running', 'finished', 'report-sent', 'used', 'released'] as const;
export type UseState = (typeof useStates)[number];
type HeldState = Exclude<UseState, 'released'>;

interface HeldUse {
  status: 'reserved' | 'consumed';
}

interface Progress {
  attempt?: { status: 'open' | 'completed' } | undefined;
  report?: { status: ReportStatus } | undefined;
}

/** What is known of a code, read where each part of it is written. */
export interface CodeFacts extends Progress {
  /** Read it after the use. Read before, a code that was released in between looks deleted. */
  coupon: Coupon;
  /** The use that is reserved or consumed. */
  use?: HeldUse | undefined;
}

/** For so long after a redemption a use that is not listed may still be on its way into the index, which takes seconds. */
const indexLagMs = 15 * 60 * 1000;

/** A redeemed code is told by its use, also after it was deactivated or has expired: whoever holds it may still start. */
export function codeState({ coupon, use, attempt, report }: CodeFacts, now: number): CodeState {
  if (coupon.uses === 0) {
    const status = couponStatus(coupon, now);
    return status === 'deactivated' || status === 'expired' ? status : 'free';
  }
  if (use) return heldState({ use, attempt, report });
  const { lastRedeemedAt } = coupon;
  return lastRedeemedAt !== undefined && now - lastRedeemedAt < indexLagMs ? 'taken' : 'used';
}

/** How far a use has come that was not released. */
export function heldState({ use, attempt, report }: Progress & { use: HeldUse }): HeldState {
  if (use.status === 'reserved') return 'redeemed';
  if (attempt?.status === 'open') return 'running';
  if (attempt?.status !== 'completed') return 'used';
  return report?.status === 'sent' || report?.status === 'delivered' ? 'report-sent' : 'finished';
}

/** A seat can be taken back until its first answer. */
export const isReleasable = (state: CodeState) => state === 'redeemed';

/** Deactivating or activating makes sense while the code can be redeemed, now or after a release. */
export const isSwitchable = (state: CodeState) =>
  state === 'free' || state === 'deactivated' || state === 'expired' || state === 'redeemed';

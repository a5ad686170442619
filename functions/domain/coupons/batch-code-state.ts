import { couponStatus, type Coupon } from './coupon.ts';
import type { ReportStatus } from '#functions/domain/reports/report-delivery.ts';

export const codeStates = [
  /** Can be handed out; its window may begin later. */
  'free',
  'deactivated',
  'expired',
  /** Redeemed a moment ago by a person who is not known yet, because the list of uses lags behind the coupon's count. */
  'taken',
  /** Redeemed by a person who has not started. */
  'redeemed',
  'running',
  /** The report has not been sent, or its mail bounced. */
  'finished',
  'report-sent',
  /** Used by a person whose account or attempt has been deleted since. */
  'used',
] as const;
export type CodeState = (typeof codeStates)[number];

/** The state of a person's use of a code. */
export const couponUseStates = ['redeemed', 'running', 'finished', 'report-sent', 'used', 'released'] as const;
export type CouponUseState = (typeof couponUseStates)[number];
type ActiveUseState = Exclude<CouponUseState, 'released'>;

interface ActiveUse {
  status: 'reserved' | 'consumed';
}

interface Progress {
  attempt?: { status: 'open' | 'completed' } | undefined;
  report?: { status: ReportStatus } | undefined;
}

/** The facts about a code, each read from its own item. */
export interface CodeFacts extends Progress {
  /** Read it after the use. Read before, a code that was released in between looks deleted. */
  coupon: Coupon;
  /** The reserved or consumed use. */
  use?: ActiveUse | undefined;
}

/** For this long after a redemption, a missing use may be due to the index, which lags by some seconds. */
const indexLagMs = 15 * 60 * 1000;

/** The state of a redeemed code is that of its use, even if the code was deactivated or has expired, because its holder may still start. */
export function codeState({ coupon, use, attempt, report }: CodeFacts, now: number): CodeState {
  if (coupon.uses === 0) {
    const status = couponStatus(coupon, now);
    return status === 'deactivated' || status === 'expired' ? status : 'free';
  }
  if (use) return activeUseState({ use, attempt, report });
  const { lastRedeemedAt } = coupon;
  return lastRedeemedAt !== undefined && now - lastRedeemedAt < indexLagMs ? 'taken' : 'used';
}

/** The state of a use that is reserved or consumed. */
export function activeUseState({ use, attempt, report }: Progress & { use: ActiveUse }): ActiveUseState {
  if (use.status === 'reserved') return 'redeemed';
  if (attempt?.status === 'open') return 'running';
  if (attempt?.status !== 'completed') return 'used';
  return report?.status === 'sent' || report?.status === 'delivered' ? 'report-sent' : 'finished';
}

/** A reserved use can be taken back until the first answer. */
export const isReleasable = (state: CodeState) => state === 'redeemed';

/** Deactivating or activating makes sense while the code can be redeemed, now or after a release. */
export const isSwitchable = (state: CodeState) =>
  state === 'free' || state === 'deactivated' || state === 'expired' || state === 'redeemed';

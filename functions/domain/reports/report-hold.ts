import { afterBusinessHours, promisedBy } from '#functions/domain/calendar/business-hours.ts';
import { promisedBusinessHours } from './promised-hours.ts';
import type { ReportStatus } from './report-delivery.ts';

/** When the report of an attempt is sent, as an admin sets it for a quiz. Until then it is held: see `release.ts` for who may see it. */
export type ReportRelease = 'at-once' | 'after-review' | { afterBusinessHours: number };

/** How long a report may be held by the clock: as long as it may take. */
export const maxHoldHours = promisedBusinessHours;

/** What is left of the promise to make a report and mail it, where it would be held until the promise's last moment. */
export const deliveryReserveMs = 15 * 60 * 1000;

/**
 * How the report of an attempt is held, and until when it is promised. `held` is absent where it is sent at once; its `dueAt`
 * is absent where an admin has to look at it first, by `reviewBy` at the latest. A report never falls due later than its promise can be kept.
 */
export function holdOf(
  { reportRelease = 'at-once' }: { reportRelease?: ReportRelease },
  endedAt: number,
  holidays: readonly string[],
): { promisedBy: number; held?: { dueAt?: number; reviewBy?: number } } {
  const promise = promisedBy(endedAt, holidays);
  if (reportRelease === 'at-once') return { promisedBy: promise };
  if (reportRelease === 'after-review') {
    const reviewBy = afterBusinessHours(endedAt, promisedBusinessHours - reviewReserveHours, holidays);
    return { promisedBy: promise, held: { reviewBy } };
  }
  const due = afterBusinessHours(endedAt, reportRelease.afterBusinessHours, holidays);
  return { promisedBy: promise, held: { dueAt: Math.min(due, promise - deliveryReserveMs) } };
}

/**
 * How many business hours of the promise are left when somebody is told that a report still waits for an admin: a whole day, so that
 * somebody is at work in it, whatever weekend or holiday lies between.
 */
export const reviewReserveHours = 24;

/** Whether a report that waits for an admin should be looked at now. */
export function isReviewUrgent({ reviewBy }: { reviewBy?: number | undefined }, now: number): boolean {
  return reviewBy !== undefined && reviewBy <= now;
}

/** How far the release of a report is, and the moments that it goes by. */
interface ReleaseState {
  status: ReportStatus;
  createdAt: number;
  dueAt?: number;
  releasedAt?: number;
}

/**
 * From when on a report may be mailed: when it was released, or fell due if that was before; of one that is held, when it will be.
 * It changes only when an admin releases a report before it is due.
 */
export function releasedFrom({ status, createdAt, dueAt = Infinity, releasedAt = createdAt }: ReleaseState): number {
  return status === 'held' ? dueAt : releasedAt;
}

/**
 * Whether a report tells of the person's sitting before it: if that one's report is released no later than its own. So it says
 * the same whichever of the two is made or looked at first.
 */
export function tellsOf(earlier: ReleaseState, own: ReleaseState): boolean {
  return releasedFrom(earlier) <= releasedFrom(own);
}

/** Whether that may still change: both are held, and an admin may release either before it is due. */
export function mayTellOtherwise(earlier: ReleaseState, own: ReleaseState): boolean {
  return earlier.status === 'held' && own.status === 'held';
}

export function isSameRelease(one: ReportRelease = 'at-once', other: ReportRelease = 'at-once'): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** `24 business hours after the end`: the setting, as an admin reads it in the audit. */
export function releaseWords(release: ReportRelease): string {
  if (release === 'at-once') return 'at once';
  if (release === 'after-review') return 'after an admin has looked';
  const { afterBusinessHours: hours } = release;
  return hours === 1 ? '1 business hour after the end' : `${hours} business hours after the end`;
}

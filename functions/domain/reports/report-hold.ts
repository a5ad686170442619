import { afterBusinessHours, promisedBy } from '#functions/domain/calendar/business-hours.ts';
import { promisedBusinessHours } from '#functions/domain/reports/promise/report-parts.ts';
import type { ReportStatus } from './report-delivery.ts';
import * as words from '#functions/domain/words/reports.ts';

/** When the reports of a quiz are sent. Until then they are held: see `visible-report.ts` for who may see them. */
export type ReportRelease = 'at-once' | 'after-review' | { afterBusinessHours: number };

/** The longest hold by business hours: the whole promised time. */
export const maxHoldHours = promisedBusinessHours;

/** The part of the promised time that is reserved to make and mail a report whose hold would use all of it. */
export const deliveryReserveMs = 15 * 60 * 1000;

/**
 * How the report of an attempt is held, and when it is promised. `held` is absent if it is sent at once; its `dueAt` is absent if an
 * admin has to review it first, by `reviewBy` at the latest. No report falls due too late for its promise.
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
 * The number of business hours before the promised time at which admins are alerted to a report that still waits for review: a whole
 * day, so that it includes working hours despite any weekend or holiday.
 */
export const reviewReserveHours = 24;

/** Whether a report that waits for review is urgent now. */
export function isReviewUrgent({ reviewBy }: { reviewBy?: number | undefined }, now: number): boolean {
  return reviewBy !== undefined && reviewBy <= now;
}

/** The state of a report's release, and the times that decide about it. */
interface ReleaseState {
  status: ReportStatus;
  createdAt: number;
  dueAt?: number;
  releasedAt?: number;
}

/**
 * The time from which a report may be mailed: when it was released, or fell due if that was earlier; for a held one, when it will fall
 * due. Only a release before the due time changes it.
 */
export function releasedFrom({ status, createdAt, dueAt = Infinity, releasedAt = createdAt }: ReleaseState): number {
  return status === 'held' ? dueAt : releasedAt;
}

/**
 * Whether a report compares with the person's previous sitting: only if that one's report is released no later than its own. So it says
 * the same whichever of the two is made or viewed first.
 */
export function comparesWith(earlier: ReleaseState, own: ReleaseState): boolean {
  return releasedFrom(earlier) <= releasedFrom(own);
}

/** Whether `comparesWith` may still change: both are held, and an admin may release either one before it is due. */
export function comparisonMayChange(earlier: ReleaseState, own: ReleaseState): boolean {
  return earlier.status === 'held' && own.status === 'held';
}

export function isSameRelease(one: ReportRelease = 'at-once', other: ReportRelease = 'at-once'): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

/** `24 business hours after the end`: the setting in words, for the audit. */
export function releaseWords(release: ReportRelease): string {
  if (release === 'at-once') return words.atOnce;
  return release === 'after-review' ? words.afterReview : words.afterHours(release.afterBusinessHours);
}

import { afterBusinessHours, promisedBusinessHours, promisedBy } from '#functions/domain/promised-by.ts';

/** When the report of an attempt is sent, as an admin sets it for a quiz. Until then it is held: see `release.ts` for who may see it. */
export type ReportRelease = 'at-once' | 'after-review' | { afterBusinessHours: number };

/** How long a report may be held by the clock: as long as it may take. */
export const maxHoldHours = promisedBusinessHours;

/** What is left of the promise to make a report and mail it, where it would be held until the promise's last moment. */
export const deliveryReserveMs = 15 * 60 * 1000;

/**
 * How the report of an attempt is held, and until when it is promised. `held` is absent where it is sent at once; its `dueAt`
 * is absent where an admin has to look at it first. A report never falls due later than its promise can be kept.
 */
export function holdOf(
  { reportRelease = 'at-once' }: { reportRelease?: ReportRelease },
  endedAt: number,
  holidays: readonly string[],
): { promisedBy: number; held?: { dueAt?: number } } {
  const promise = promisedBy(endedAt, holidays);
  if (reportRelease === 'at-once') return { promisedBy: promise };
  if (reportRelease === 'after-review') return { promisedBy: promise, held: {} };
  const due = afterBusinessHours(endedAt, reportRelease.afterBusinessHours, holidays);
  return { promisedBy: promise, held: { dueAt: Math.min(due, promise - deliveryReserveMs) } };
}

/** From how long before its end on the promise of a held report is near: somebody should look at it now. */
export const promiseNearMs = 12 * 60 * 60 * 1000;

export function isPromiseNear(promisedBy: number, now: number): boolean {
  return promisedBy - promiseNearMs <= now;
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

import * as words from '#functions/domain/words/reports.ts';

/*
 * How a report gets to its person, how often that is tried, and what becomes of one that gets stuck.
 *
 * The way of a report: `pending` (its message is in the queue), `claimed` (a worker has it for a lease and makes the PDF), `sending` (the
 * worker hands the mail over, so it may have gone out), `sent` (the mail service has taken it), then `delivered` or `bounced` as the mail
 * service says. A `held` report is not under way; its release makes it pending (`report-hold.ts`).
 *
 * Tries. Each claim is a try. A worker that fails before the mail may have gone out gives the report back as pending, and the queue brings
 * it again six minutes later. A worker that dies gives nothing back: the next one takes the report over when the lease has ended. After
 * `maxDeliveryTries` the report is set aside as `failed`. To be told by the mail service to wait is neither a failure nor a try.
 *
 * Once a mail may have gone out it is never resent automatically. What is still `sending` when its lease has ended is set aside as
 * `unknown`; if it went out after all, the mail service's own event says so.
 *
 * Lost reports. If the message is lost, nobody tries. Every `reconcileEveryMinutes` each report that is under way is looked at: `lostAfterMs`
 * after its lease it is queued again, with all its tries before it, and after `maxRequeues` of these it is set aside as `failed`. Somebody
 * is told when the oldest one is `maxUndeliveredMs` old.
 *
 * Resends. An admin may send a report again, whatever became of it, unless it is held or still its worker's (`mayResend`). It then starts
 * over, with no try and no requeue behind it. Someone who looked before a mail went out is refused (`wasMailedSince`).
 *
 * `usecases/reports/delivery/` does this: `deliver-report.ts` the tries, `reconcile-reports.ts` the lost ones.
 */

export const reportStatuses = [
  'held',
  'pending',
  'claimed',
  'sending',
  'sent',
  'delivered',
  'bounced',
  'failed',
  'unknown',
] as const;
export type ReportStatus = (typeof reportStatuses)[number];

/** A delivery as far as it tells who has it and since when. Moments are epoch ms. */
export interface DeliveryProgress {
  status: ReportStatus;
  createdAt: number;
  /** Since when it waits for a worker; absent: since it was created. */
  pendingSince?: number;
  /** Until when the worker that took it may keep it. */
  leaseUntil?: number;
  /** Since when the mail may have gone out. */
  sendingAt?: number;
  /** How often it was requeued automatically since it was ordered. */
  requeues: number;
}

/** How long a worker may hold a report before another one takes it over: longer than the worker's function may run. */
export const leaseMs = 2 * 60 * 1000;

/** How often delivery of a report is tried before it is left to an admin. */
export const maxDeliveryTries = 5;

/**
 * How long after its lease a report counts as lost. The queue needs half of that for all tries (5 × 6 minutes), and the time begins again
 * with each: whatever is this old, no message will bring.
 */
export const lostAfterMs = 60 * 60 * 1000;

/** How often reports are looked through for lost ones. */
export const reconcileEveryMinutes = 5;

/** How often a lost report is requeued automatically before it is set aside as failed. */
export const maxRequeues = 3;

/** How old an undelivered report may get before somebody is told: a lost one has been queued again by then. */
export const maxUndeliveredMs = 2 * lostAfterMs;

/** Until when a report that is under way is its worker's, or waits its turn in the queue; `undefined` for one that is not under way. */
export function leaseEndOf(delivery: Omit<DeliveryProgress, 'requeues'>): number | undefined {
  const { status, createdAt, pendingSince, leaseUntil, sendingAt } = delivery;
  if (status === 'pending') return (pendingSince ?? createdAt) + leaseMs;
  if (status === 'claimed') return leaseUntil ?? createdAt + leaseMs;
  if (status === 'sending') return (sendingAt ?? createdAt) + leaseMs;
  return undefined;
}

/** Whether an admin may resend a report: it is neither held nor under way, or its lease has ended. */
export function mayResend(delivery: Omit<DeliveryProgress, 'requeues'>, now: number): boolean {
  if (delivery.status === 'held') return false;
  const leaseEnd = leaseEndOf(delivery);
  return leaseEnd === undefined || leaseEnd < now;
}

/** Whether the last mail of a report in this status has gone out. */
export const wasMailed = {
  held: 'no',
  pending: 'no',
  claimed: 'no',
  failed: 'no',
  sending: 'perhaps',
  unknown: 'perhaps',
  sent: 'yes',
  delivered: 'yes',
  bounced: 'yes',
} as const satisfies Record<ReportStatus, 'no' | 'perhaps' | 'yes'>;

const sureness = { no: 0, perhaps: 1, yes: 2 };

/** Whether a mail has gone out, or may have, since an admin saw the report in a status: they would not send another one now. */
export function wasMailedSince(seen: ReportStatus, now: ReportStatus): boolean {
  return sureness[wasMailed[now]] > sureness[wasMailed[seen]];
}

/** How long a report may stay held after it fell due before somebody is told: those that are due are released each minute. */
export const maxOverdueMs = 10 * 60 * 1000;

/** What reconciliation does with a stuck report. */
export type Remedy = 'requeue' | 'park-failed' | 'park-unknown';

/**
 * The remedy for a report whose message was lost or whose worker died; `undefined`: nothing yet. A report that may have been mailed
 * is never requeued automatically.
 */
export function remedyFor(delivery: DeliveryProgress, now: number): Remedy | undefined {
  const leaseEnd = leaseEndOf(delivery);
  if (leaseEnd === undefined || leaseEnd >= now) return undefined;
  if (delivery.status === 'sending') return 'park-unknown';
  if (leaseEnd + lostAfterMs >= now) return undefined;
  return delivery.requeues < maxRequeues ? 'requeue' : 'park-failed';
}

/** The problem that an admin reads beside a report that reconciliation has set aside. */
export const parkedProblems = {
  'park-failed': words.parkedFailed(maxRequeues),
  'park-unknown': words.parkedUnknown,
} as const;

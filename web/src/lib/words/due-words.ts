/** When a report that is not ready will come (/account, /reports/…) */

import { dayOf, timeOf } from '#web/lib/format/day-of.ts';

interface Awaited {
  /** The promised time. */
  promisedBy: number;
  /** When it is sent automatically, where known. */
  dueAt?: number | undefined;
}

/** When a report that is not there yet will come, as far as known. */
export function dueWords({ dueAt, promisedBy }: Awaited, now: number): { text: string; isLate: boolean } {
  if (dueAt !== undefined && dueAt > now)
    return { text: `We’ll email it on ${dayOf(dueAt)} at ${timeOf(dueAt)}.`, isLate: false };
  if (promisedBy > now) return { text: `We’ll email it by ${dayOf(promisedBy)}.`, isLate: false };
  return { text: `It was due by ${dayOf(promisedBy)}. We’re sorry for the delay.`, isLate: true };
}

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
    return { text: `It will be mailed on ${dayOf(dueAt)}, ${timeOf(dueAt)}.`, isLate: false };
  if (promisedBy > now) return { text: `It will be mailed by ${dayOf(promisedBy)}.`, isLate: false };
  return { text: `It was to be mailed by ${dayOf(promisedBy)}. We are sorry that it is late.`, isLate: true };
}

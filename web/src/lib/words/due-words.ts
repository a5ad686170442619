import { dayOf } from './day-of.ts';

const time = new Intl.DateTimeFormat('en-IN', { hour: '2-digit', minute: '2-digit', hour12: false });

interface Awaited {
  /** The promised time. */
  promisedBy: number;
  /** When it is sent automatically, where known. */
  dueAt?: number | undefined;
}

/** When a report that is not there yet will come, as far as known. */
export function dueWords({ dueAt, promisedBy }: Awaited, now: number): { text: string; isLate: boolean } {
  if (dueAt !== undefined && dueAt > now)
    return { text: `It will be mailed on ${dayOf(dueAt)}, ${time.format(dueAt)}.`, isLate: false };
  if (promisedBy > now) return { text: `It will be mailed by ${dayOf(promisedBy)}.`, isLate: false };
  return { text: `It was to be mailed by ${dayOf(promisedBy)}. We are sorry that it is late.`, isLate: true };
}

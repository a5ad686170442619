import { promisedBusinessHours } from '#functions/domain/reports/promise/report-parts.ts';
import { indiaDay, indiaDayStart } from './india-days.ts';

const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;

/**
 * Adds business hours: all hours of Monday to Friday in India except public holidays. `holidays` are days like `2026-10-02`. A result
 * at the end of a business day moves to the beginning of the next one.
 */
export function afterBusinessHours(at: number, hours: number, holidays: readonly string[] = []): number {
  let from = at;
  for (let left = hours * hourMs; ;) {
    const dayEnd = indiaDayStart(from) + dayMs;
    if (isBusinessDay(indiaDay(from), holidays)) {
      if (left < dayEnd - from) return from + left;
      left -= dayEnd - from;
    }
    from = dayEnd;
  }
}

/** The promised time for the report of an attempt that ended at `endedAt`. */
export function promisedBy(endedAt: number, holidays: readonly string[] = []): number {
  return afterBusinessHours(endedAt, promisedBusinessHours, holidays);
}

function isBusinessDay(day: string, holidays: readonly string[]): boolean {
  const weekday = new Date(day).getUTCDay();
  return weekday > 0 && weekday < 6 && !holidays.includes(day);
}

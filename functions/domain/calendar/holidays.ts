import { refuse } from '#functions/domain/refusal.ts';
import { holidayTwice } from '#functions/domain/words/reports.ts';

export interface Holiday {
  /** The day in India: `2026-10-02`. */
  day: string;
  name: string;
}

/** The list with its revision, for optimistic locking; revision 0: no list yet. */
export interface HolidayList {
  holidays: Holiday[];
  revision: number;
  updatedBy?: string;
}

/** Enough for years, and still small: the list is read at each end of an attempt. */
export const maxHolidays = 200;

/** Whether the calendar has this day: it has no `2027-02-30`. */
export function isCalendarDay(day: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/**
 * Sorts holidays by day.
 * @throws Refusal `invalid-input` for a day that is listed twice, because it is unclear which name is meant.
 */
export function sortHolidays(holidays: readonly Holiday[]): Holiday[] {
  const byDay = new Map<string, Holiday>();
  for (const holiday of holidays) {
    const earlier = byDay.get(holiday.day);
    if (earlier) refuse('invalid-input', holidayTwice(holiday.day, earlier.name, holiday.name));
    byDay.set(holiday.day, holiday);
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

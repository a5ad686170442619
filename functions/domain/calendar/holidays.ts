import { refuse } from '#functions/domain/refusal.ts';

/** A public holiday: no business day. */
export interface Holiday {
  /** In India: `2026-10-02`. */
  day: string;
  name: string;
}

/** The list with the number by which a change knows what its admin saw; 0: there is none yet. */
export interface HolidayList {
  holidays: Holiday[];
  revision: number;
}

/** Enough for years; the list is read at each end of an attempt. */
export const maxHolidays = 200;

/** Whether it is a day that the calendar has: `2027-02-30` is none. */
export function isCalendarDay(day: string): boolean {
  const at = /^\d{4}-\d\d-\d\d$/.test(day) ? Date.parse(`${day}T00:00:00Z`) : NaN;
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(day);
}

/**
 * By day.
 * @throws Refusal `invalid-input` for a day that stands there twice: which of its names is meant is not guessed.
 */
export function inOrder(holidays: readonly Holiday[]): Holiday[] {
  const byDay = new Map<string, Holiday>();
  for (const holiday of holidays) {
    const earlier = byDay.get(holiday.day);
    if (earlier)
      refuse(
        'invalid-input',
        `${holiday.day} is in the list twice, as “${earlier.name}” and “${holiday.name}”. Remove one of them.`,
      );
    byDay.set(holiday.day, holiday);
  }
  return [...byDay.values()].sort((a, b) => (a.day < b.day ? -1 : 1));
}

import type { Holiday, HolidayList } from '#functions/domain/calendar/holidays.ts';

export interface HolidayStore {
  read(): Promise<HolidayList>;
  /** Replaces the list that was read; an equal list changes nothing. Throws Refusal `revision-conflict`. */
  replace(change: { holidays: Holiday[]; revision: number; by: string; at: number }): Promise<HolidayList>;
}

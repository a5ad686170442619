import type { Holiday, HolidayList } from '#functions/domain/calendar/holidays.ts';

export interface HolidayStore {
  read(): Promise<HolidayList>;
  /** In the place of the list that was seen. The same list again: nothing. Throws Refusal `revision-conflict`. */
  replace(change: { holidays: Holiday[]; revision: number; by: string; at: number }): Promise<HolidayList>;
}

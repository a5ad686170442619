import type { Holiday, HolidayList } from '#functions/domain/calendar/holidays.ts';

interface HolidayChange {
  holidays: Holiday[];
  revision: number;
  by: string;
  /** Epoch ms. */
  at: number;
}

export interface HolidayStore {
  read(): Promise<HolidayList>;
  /** Replaces the list that was read; an equal list, or the same request again, changes nothing. Throws Refusal `revision-conflict`. */
  replace(change: HolidayChange): Promise<HolidayList>;
}

import type { NamedChange } from '#functions/domain/admin/request-id.ts';
import type { Holiday, HolidayList } from '#functions/domain/calendar/holidays.ts';

interface HolidayChange extends NamedChange {
  holidays: Holiday[];
  revision: number;
  by: string;
  /** Epoch ms. */
  at: number;
}

export interface HolidayStore {
  read(): Promise<HolidayList>;
  /** Replaces the list that was read; an equal list changes nothing. Throws Refusal `revision-conflict`. */
  replace(change: HolidayChange): Promise<HolidayList>;
}

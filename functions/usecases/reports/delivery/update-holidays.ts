import type { HolidayStore } from '#functions/adapters/dynamo/reports/holiday-store.ts';
import { sortHolidays, type Holiday, type HolidayList } from '#functions/domain/calendar/holidays.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';

/** Sets the public holidays. Promises of attempts that have ended do not change. */
export function updateHolidays(
  { holidays, clock }: { holidays: HolidayStore; clock: Clock },
  request: { holidays: readonly Holiday[]; revision: number; by: string },
): Promise<HolidayList> {
  return holidays.replace({ ...request, holidays: sortHolidays(request.holidays), at: clock() });
}

import { sortHolidays, type Holiday, type HolidayList } from '#functions/domain/calendar/holidays.ts';
import type { Needs } from '#functions/usecases/ports/needs.ts';

/** Sets the public holidays. Promises of attempts that have ended do not change. */
export function updateHolidays(
  { holidays, clock }: Needs<'holidays' | 'clock'>,
  request: { holidays: readonly Holiday[]; revision: number; by: string },
): Promise<HolidayList> {
  return holidays.replace({ ...request, holidays: sortHolidays(request.holidays), at: clock() });
}

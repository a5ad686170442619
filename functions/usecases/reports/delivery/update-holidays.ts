import type { NamedChange } from '#functions/domain/admin/request-id.ts';
import { sortHolidays, type Holiday, type HolidayList } from '#functions/domain/calendar/holidays.ts';
import { makeOnce } from '#functions/usecases/admin/make-once.ts';
import type { ChangeRecords } from '#functions/usecases/ports/changes.ts';
import type { Clock } from '#functions/usecases/ports/clock.ts';
import type { HolidayStore } from '#functions/usecases/ports/holidays.ts';

/** Sets the public holidays. Promises of attempts that have ended do not change. */
export async function updateHolidays(
  { holidays, changes, clock }: { holidays: HolidayStore; changes: ChangeRecords; clock: Clock },
  request: NamedChange & { holidays: readonly Holiday[]; revision: number; by: string },
): Promise<HolidayList> {
  const sorted = sortHolidays(request.holidays);
  const replace = () => holidays.replace({ ...request, holidays: sorted, at: clock() });
  return makeOnce({ changes }, request, replace, () => ({ holidays: sorted, revision: request.revision + 1 }));
}

import type { Holiday, HolidayList } from '#functions/domain/calendar/holidays.ts';
import { fields, listOf, number, optional, text } from '#functions/adapters/dynamo/item-reader.ts';

/** The public holidays: one item, which is read at each end of an attempt. */
export const holidayItem = fields<HolidayList>({
  holidays: listOf(fields<Holiday>({ day: text, name: text })),
  revision: number,
  updatedBy: optional(text),
});

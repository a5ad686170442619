import * as z from 'zod/mini';
import type { Holiday, HolidayList } from '#functions/domain/calendar/holidays.ts';
import { fields } from '#functions/adapters/dynamo/item-reader.ts';

/** The public holidays: one item, which is read at each end of an attempt. */
export const holidayItem = fields<HolidayList>({
  holidays: z.array(fields<Holiday>({ day: z.string(), name: z.string() })),
  revision: z.number(),
  updatedBy: z.exactOptional(z.string()),
});

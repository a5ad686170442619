import * as z from 'zod/mini';
import { endpoint } from '#functions/contract/endpoint.ts';
import { seenNumber, text } from '#functions/contract/fields.ts';
import { adminLimits } from '#functions/contract/text-limits.ts';
import { isCalendarDay, maxHolidays } from '#functions/domain/calendar/holidays.ts';

/** `2026-10-02`, in India. */
const day = z.string().check(z.refine(isCalendarDay, 'Choose a day of the calendar.'));
const list = z.array(z.object({ day: z.string(), name: z.string() }));

export const listHolidays = endpoint({
  method: 'GET',
  path: '/admin/holidays',
  access: 'admin',
  summary: 'The public holidays, which are no business days, by day',
  /** Send `revision` back with a change: a change to another revision is refused. */
  reply: z.object({ holidays: list, revision: z.number() }),
});

export const updateHolidays = endpoint({
  method: 'PUT',
  path: '/admin/holidays',
  access: 'admin',
  summary: 'Set the list of public holidays; attempts that have ended keep what they were promised',
  body: z.object({
    holidays: z
      .array(z.object({ day, name: text(adminLimits.holidayName, 'The name of the holiday') }))
      .check(z.maxLength(maxHolidays, `There can be at most ${maxHolidays} holidays.`)),
    revision: seenNumber,
  }),
  reply: z.object({ holidays: list, revision: z.number() }),
  refusals: ['revision-conflict'],
});

import { expect, it } from 'vitest';
import { sortHolidays, isCalendarDay } from '#functions/domain/calendar/holidays.ts';
import { holidayTwice } from '#functions/domain/words/reports.ts';

it.each([
  ['2026-10-02', true],
  ['2028-02-29', true],
  ['2027-02-29', false],
  ['2027-02-30', false],
  ['2027-13-01', false],
  ['2027-1-1', false],
  ['2027-01-01T00:00', false],
  ['', false],
])('isCalendarDay of “%s” is %s', (day, is) => expect(isCalendarDay(day)).toBe(is));

it('sortHolidays sorts by day and refuses two holidays on one date', () => {
  const christmas = { day: '2026-12-25', name: 'Christmas' };
  const gandhi = { day: '2026-10-02', name: 'Gandhi Jayanti' };
  expect(sortHolidays([christmas, gandhi])).toEqual([gandhi, christmas]);
  expect(() => sortHolidays([christmas, gandhi, { day: '2026-10-02', name: 'Dussehra' }])).toThrow(
    holidayTwice('2026-10-02', 'Gandhi Jayanti', 'Dussehra'),
  );
});

import { isIndiaTimeHere, timeZone } from '#functions/domain/calendar/india-days.ts';

const day = new Intl.DateTimeFormat('en-IN', { timeZone, weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat('en-IN', { timeZone, day: 'numeric', month: 'long', year: 'numeric' });
const minute = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
const time = new Intl.DateTimeFormat('en-IN', minute);
const second = new Intl.DateTimeFormat('en-IN', { ...minute, second: '2-digit' });

/** A date in India like `Tuesday, 24 November`, as in the report and its mail. */
export function dayOf(instant: number): string {
  return day.format(instant);
}

/** A date in India like `24 November 2026`. */
export function dateOf(instant: number): string {
  return date.format(instant);
}

/** A time of day in India like `14:05`; `14:05 IST` where the reader's clock shows another time. */
export function timeOf(instant: number): string {
  return time.format(instant) + zoneMark(instant);
}

/** A time of day in India with its second, like `timeOf`. */
export function secondOf(instant: number): string {
  return second.format(instant) + zoneMark(instant);
}

const zoneMark = (instant: number): string => (isIndiaTimeHere(instant) ? '' : ' IST');

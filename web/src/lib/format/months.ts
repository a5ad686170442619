import { indiaMonth } from '#functions/domain/calendar/india-days.ts';

/** `March 2026`. */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
}

/** The month in the address, if it is valid and not in the future; else the current one. */
export function readMonth(text: string | null, now: number): string {
  const current = indiaMonth(now);
  const isMonth = text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text <= current;
  return isMonth ? text : current;
}

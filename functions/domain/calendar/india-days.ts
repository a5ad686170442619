const dayMs = 24 * 60 * 60 * 1000;
/** India has one time zone and no summer time. */
const indiaOffsetMinutes = 5.5 * 60;
const istOffsetMs = indiaOffsetMinutes * 60 * 1000;

/** The start of the day in India that is `daysBefore` days before the day of `now`; 0 for that day itself. */
export function indiaDayStart(now: number, daysBefore = 0): number {
  const local = now + istOffsetMs;
  return local - (local % dayMs) - istOffsetMs - daysBefore * dayMs;
}

/** The first moment of a day in India, `2026-03-01`; undefined for any other text. */
export function indiaDayBegin(day: string): number | undefined {
  const at = Date.parse(`${day}T00:00:00Z`) - istOffsetMs;
  return Number.isNaN(at) ? undefined : at;
}

/** The last moment of a day in India, `2026-03-01`. */
export function indiaDayEnd(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - istOffsetMs + dayMs - 1;
}

/** The day in India at a moment: `2026-03-01`. */
export function indiaDay(at: number): string {
  return new Date(at + istOffsetMs).toISOString().slice(0, 10);
}

/** Day and time in India at a moment, in the form of a browser's field: `2026-03-01T14:05`. */
export function indiaFieldText(at: number): string {
  return new Date(at + istOffsetMs).toISOString().slice(0, 16);
}

/** The moment of what was typed into a browser's field as India's time, `2026-03-01T14:05`; undefined for any other text. */
export function indiaFieldMoment(typed: string): number | undefined {
  const at = Date.parse(`${typed}Z`) - istOffsetMs;
  return Number.isNaN(at) ? undefined : at;
}

/** Day and time in India at a moment, in a form that spreadsheet programs read: `2026-03-01 14:05`. */
export function indiaMinute(at: number): string {
  return indiaFieldText(at).replace('T', ' ');
}

/** The month in India at a moment: `2026-03`. */
export function indiaMonth(at: number): string {
  return indiaDay(at).slice(0, 7);
}

/** Adds months to a month; `by` may be negative. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

export const timeZone = 'Asia/Kolkata';
const day = { day: 'numeric', month: 'short', year: 'numeric' } as const;
const dayOnly = new Intl.DateTimeFormat('en-IN', { timeZone, ...day });
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  timeZone,
  ...day,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** `12 Nov 2026, 14:05`, in India's time. */
export const indiaMomentWords = (at: number): string => dayAndTime.format(at);

/** `12 Nov 2026`, in India's time. */
export const indiaDayWords = (at: number): string => dayOnly.format(at);

/** Whether the clock of this device shows India's time at a moment, whatever its zone is called. */
export function isIndiaTimeHere(at: number): boolean {
  return -new Date(at).getTimezoneOffset() === indiaOffsetMinutes;
}

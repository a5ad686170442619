const dayMs = 24 * 60 * 60 * 1000;
/** India has one time zone and no summer time. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/** When the day in India began that is so many days before the one of this moment; 0 for that day itself. */
export function indiaDayStart(now: number, daysBefore = 0): number {
  const local = now + istOffsetMs;
  return local - (local % dayMs) - istOffsetMs - daysBefore * dayMs;
}

/** The first moment of a day in India, `2026-03-01`; of anything else none. */
export function indiaDayBegin(day: string): number | undefined {
  const at = Date.parse(`${day}T00:00:00Z`) - istOffsetMs;
  return Number.isNaN(at) ? undefined : at;
}

/** The last moment of a day in India, `2026-03-01`. */
export function indiaDayEnd(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - istOffsetMs + dayMs - 1;
}

/** The day in India of a moment: `2026-03-01`. */
export function indiaDay(at: number): string {
  return new Date(at + istOffsetMs).toISOString().slice(0, 10);
}

/** Day and time in India of a moment, as spreadsheet programs read it: `2026-03-01 14:05`. */
export function indiaMinute(at: number): string {
  return new Date(at + istOffsetMs).toISOString().slice(0, 16).replace('T', ' ');
}

/** The month in India of a moment: `2026-03`. */
export function indiaMonth(at: number): string {
  return indiaDay(at).slice(0, 7);
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + by)).toISOString().slice(0, 7);
}

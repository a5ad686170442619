import { indiaOffsetMinutes } from './india-days.ts';

const timeZone = 'Asia/Kolkata';
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

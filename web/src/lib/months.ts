/** A month as addresses and the server have it: `2026-03`. */
export function monthOf(at: number): string {
  return new Date(at).toISOString().slice(0, 7);
}

/** The month so many months later, or earlier. */
export function monthAfter(month: string, by: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return monthOf(Date.UTC(year, number - 1 + by));
}

/** `March 2026`. */
export function monthWords(month: string): string {
  return new Intl.DateTimeFormat('en-IN', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00Z`),
  );
}

/** What an address says, if it is a month that has begun; else this one. */
export function readMonth(text: string | null, now: number): string {
  const current = monthOf(now);
  const isMonth = text !== null && /^\d{4}-(0[1-9]|1[0-2])$/.test(text) && text <= current;
  return isMonth ? text : current;
}

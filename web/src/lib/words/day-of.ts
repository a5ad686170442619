const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** As `Tuesday, 24 November`. */
export function dayOf(instant: number): string {
  return day.format(instant);
}

/** As `24 November 2026`. */
export function dateOf(instant: number): string {
  return date.format(instant);
}

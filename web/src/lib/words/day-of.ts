const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });
const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'long', year: 'numeric' });

/** A date like `Tuesday, 24 November`. */
export function dayOf(instant: number): string {
  return day.format(instant);
}

/** A date like `24 November 2026`. */
export function dateOf(instant: number): string {
  return date.format(instant);
}

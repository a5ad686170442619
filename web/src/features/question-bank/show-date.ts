const date = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const moment = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

/** `2 Mar 2026`, in the reader's time zone. */
export function dateOnly(iso: string): string {
  return date.format(new Date(iso));
}

/** `2 Mar 2026, 14:05`, in the reader's time zone. */
export function dateAndTime(iso: string): string {
  return moment.format(new Date(iso));
}

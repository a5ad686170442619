const time = new Intl.DateTimeFormat('en-IN', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});
const day = new Intl.DateTimeFormat('en-IN', { weekday: 'long', day: 'numeric', month: 'long' });

interface Awaited {
  /** Until when it was promised. */
  promisedBy: number;
  /** When it is sent by itself, where that is known. */
  dueAt?: number | undefined;
}

/** When a report comes, as far as that is known. */
export function dueWords({ dueAt, promisedBy }: Awaited, now: number): string {
  if (promisedBy <= now) return `It was to be ready by ${day.format(promisedBy)}. We are sorry that it is late.`;
  if (dueAt !== undefined && dueAt > now) return `It is due on ${time.format(dueAt)}.`;
  return `It will be ready by ${day.format(promisedBy)} at the latest.`;
}

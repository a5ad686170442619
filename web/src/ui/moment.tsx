const dayOnly = new Intl.DateTimeFormat('en-IN', { day: 'numeric', month: 'short', year: 'numeric' });
const dayAndTime = new Intl.DateTimeFormat('en-IN', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hour12: false,
});

interface MomentProps {
  /** Epoch ms or ISO 8601. */
  at: number | string;
  isDay?: boolean;
}

/** `2 Mar 2026, 14:05`, in the reader's time zone. */
export function Moment({ at, isDay = false }: MomentProps) {
  const date = new Date(at);
  return (
    <time dateTime={date.toISOString()} style={{ whiteSpace: 'nowrap' }}>
      {(isDay ? dayOnly : dayAndTime).format(date)}
    </time>
  );
}

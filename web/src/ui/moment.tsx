import { indiaDayWords, indiaMomentWords, isIndiaTimeHere } from '#functions/domain/calendar/india-days.ts';

interface MomentProps {
  /** Epoch ms or ISO 8601. */
  at: number | string;
  isDay?: boolean;
}

/**
 * `2 Mar 2026, 14:05`, in India's time, as the days, months and filters of all admin screens and files are. Where the reader's clock shows
 * another time, the zone stands beside it: `2 Mar 2026, 14:05 IST`.
 */
export function Moment({ at, isDay = false }: MomentProps) {
  const date = new Date(at);
  const moment = date.getTime();
  const isZoneShown = !isDay && !isIndiaTimeHere(moment);
  return (
    // With the zone it is too long for one line of a narrow screen with large text.
    <time dateTime={date.toISOString()} style={{ whiteSpace: isZoneShown ? 'normal' : 'nowrap' }}>
      {isDay ? indiaDayWords(moment) : `${indiaMomentWords(moment)}${isZoneShown ? ' IST' : ''}`}
    </time>
  );
}

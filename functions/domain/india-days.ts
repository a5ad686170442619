const dayMs = 24 * 60 * 60 * 1000;
/** India has one time zone and no summer time. */
const istOffsetMs = 5.5 * 60 * 60 * 1000;

/** When the day in India began that is so many days before the one of this moment; 0 for that day itself. */
export function indiaDayStart(now: number, daysBefore = 0): number {
  const local = now + istOffsetMs;
  return local - (local % dayMs) - istOffsetMs - daysBefore * dayMs;
}

/** Measured by the time of day, which may have been set back meanwhile. */
export function secondsSince(moment: number): number {
  return Math.max(0, Math.round((Date.now() - moment) / 1000));
}

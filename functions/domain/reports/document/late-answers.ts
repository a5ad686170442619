/**
 * What a report says of answers that arrived after the deadline (and the grace, see `time-limit.ts`): whoever had lost the
 * connection and whoever only claims it can't be told apart, so they count, and are shown. `undefined` where there are none.
 */
export function lateAnswersNote(lateCount: number): string | undefined {
  if (lateCount === 0) return undefined;
  return lateCount === 1
    ? '1 answer arrived after the time was over; it counts, because it may have been given in time on a lost connection.'
    : `${lateCount} answers arrived after the time was over; they count, because they may have been given in time on a lost connection.`;
}

/**
 * How long what an attempt left behind, its report's file included, is kept after its end, and a contact message after it came.
 * What the consent text promises.
 */
export const retentionMonths = 24;

/** The same in days, for rules that count in days: no 24 months are longer. Also the bound that the reports' bucket has for the age of a file. */
export const retentionDays = 731;

/** How long the accounts keep what was sold, which names nobody: eight financial years after the day, as companies in India must. */
export const saleRetentionDays = 9 * 366;

/** How long after its result a file goes: no worker that still had the result is at work then and could write it again. */
export const fileRemovalDelaySeconds = 5 * 60;

/** When something of this moment goes by itself: epoch seconds, as the table's `ttl` wants it. */
export function expiryOf(atMs: number, days = retentionDays): number {
  return Math.floor(atMs / 1000) + days * 24 * 60 * 60;
}

/** How long what an attempt left behind is kept after its end, and a contact message after it came. What the consent text promises. */
export const retentionMonths = 24;

/** The same in days, for rules that count in days: no 24 months are longer. */
export const retentionDays = 731;

/** When something of this moment goes by itself: epoch seconds, as the table's `ttl` wants it. */
export function expiryOf(atMs: number): number {
  return Math.floor(atMs / 1000) + retentionDays * 24 * 60 * 60;
}

/** What AWS does to an account beside its answers. */
export const limits = {
  /** Mails per second that SES accepts. */
  sendRate: 14,
  /** One of so many calls of the table is throttled. */
  throttleEvery: 150,
  /** How long a write is missing in the indexes. */
  indexLagMs: 100,
  /** The shortest time that a transaction holds its items. */
  transactionMs: 10,
};

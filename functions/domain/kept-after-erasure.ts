/** What stays when a person has their account erased, and why: shown before and after it. */
export const keptAfterErasure: readonly string[] = [
  'Tax law: for each coupon you used, the code, assessment, discount, price and day, without your name or anything that leads to you.',
  'The number of times each coupon was used, so that no coupon is used more often than it may be.',
  'A note that an account was erased and when, under a scrambled number that does not tell whose.',
  'If an admin acted on your account (more time, a report sent again, admin rights): what they did, when and why, with the number of your account or attempt and without your name or e-mail address. Nobody can change these notes, so that nobody can hide what was done.',
  'For at most a few days: how many wrong coupon codes you typed or files you uploaded, under a scrambled number that does not tell whose.',
  'Backups of the database, which nobody reads unless data was lost and which are deleted after 35 days; the hidden copy of a report is deleted after one day.',
  'A report that was mailed to you stays in your own mailbox.',
];

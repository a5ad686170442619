import { backupDays, deadLetterDays, exportFileDays, retentionMonths } from '#functions/domain/retention.ts';

/** What stays when a person has their account erased, and why: shown before and after it. */
export const keptAfterErasure: readonly string[] = [
  'Tax law: for each coupon you used, the code, assessment, discount, price and day, without your name or anything that leads to you.',
  'How often each coupon was used and when last, so that no coupon is used more often than it may be.',
  'A note that an account was erased and when, under a scrambled number that does not tell whose.',
  'If an admin acted on your account (looked at your report, downloaded or released it, gave more time, sent a report again, changed admin rights): what they did, when and why, with the number of your account or attempt and without your name or e-mail address. Nobody can change these notes, so that nobody can hide what was done.',
  'For at most a few days: how many wrong coupon codes you typed, under scrambled numbers that do not tell whose, and that count on if you come back with the same e-mail address; and the number of your account, without your name or e-mail address, so that a page that is still open does not create the account again, so that late files are deleted, too, and in an order of a table that an admin gave.',
  'If you were an admin yourself: the number of your account beside what you did (in those notes, and as who published a question bank, changed a quiz, made coupons, uploaded a sheet or granted time), without your name or e-mail address.',
  `And if you were an admin: your name and e-mail address, for ${retentionMonths} months after your admin rights ended, so that those notes still say who acted. They are then deleted automatically.`,
  'If a mail to you came back for good or was marked as spam: your e-mail address, on the mail service’s list of addresses that it sends nothing to.',
  `Backups of the database, which nobody reads unless data was lost and which are deleted after ${backupDays} days.`,
  `Technical logs, for up to one year: when something was asked for and whether it worked. Where a step failed, and in the addresses that pages asked for, the number of your account or attempt, without your name or e-mail address. The message of that step, which may contain them, is kept for up to ${deadLetterDays} days.`,
  'A report that was mailed to you stays in your own mailbox. What you wrote in our contact form stays in our office’s mailbox until it is deleted there; write to us if you want that at once.',
  `Tables of answers and scores that an admin had ordered before: the file for up to ${exportFileDays + 1} days, and where it was downloaded, until it is deleted there.`,
];

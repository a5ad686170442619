/** What is kept after an erasure, and why (/account, before and after it) */

import { backupDays, deadLetterDays, exportFileDays, retentionMonths } from '#functions/domain/retention.ts';

export const keptAfterErasure: readonly string[] = [
  'For tax law: the code, assessment, discount, price and day of each coupon you used, without your name or anything else that identifies you.',
  'If you said what you think of a report: your answers in the counts of everyone’s answers, without anything that leads to you.',
  'How often each coupon was used, and when it was last used, so that no coupon is used more often than allowed.',
  'A note that an account was erased and when, in hashed form, so that it does not show whose account it was.',
  'If an admin acted on your account (viewed, downloaded or released your report, gave you more time, sent a report again, or changed your admin rights) or marked a message of yours as done: what they did, when and why, with the number of your account or attempt, or the number and time of your message, and without your name or email address. These notes are permanent and nobody can change them, so that nobody can hide what was done.',
  'For a few days at most: how many wrong coupon codes you entered, in hashed form. The count continues if you come back with the same email address.',
  'For a few days at most: the number of your account, without your name or email address, so that a page that is still open does not create the account again, and files that arrive late are deleted too. It is also in the record of any export that an admin has requested.',
  'If you were an admin: the number of your account next to what you did (in those notes, and as the person who published a question bank, changed a quiz, made coupons, uploaded a sheet or gave more time), without your name or email address.',
  `If you were an admin, also your name and email address, for ${retentionMonths} months after your admin rights ended, so that those notes still show who acted. They are then deleted automatically.`,
  'If an email to you bounced permanently or was marked as spam: your email address, on the email service’s list of addresses that it no longer sends to.',
  `Backups of the database, which nobody reads unless data is lost and which are deleted after ${backupDays} days.`,
  `Technical logs, for up to one year: when something was requested and whether it worked. Where a step failed, and in the addresses of requests, they contain the number of your account or attempt, without your name or email address. The error message of a failed step, which may contain your name or email address, is kept for up to ${deadLetterDays} days.`,
  'A report that was emailed to you stays in your own mailbox. What you wrote in our contact form stays in our office’s mailbox until it is deleted there. Write to us if you want it deleted at once.',
  `Exports of answers and scores that an admin requested earlier: the file for up to ${exportFileDays + 1} days, and any downloaded copy until it is deleted.`,
];

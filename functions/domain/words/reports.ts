/** Reports: their refusals, their emails and the public holidays (/account, /reports, /admin/reports) */

import { counted, plural } from '#functions/domain/text/counted.ts';

export const notFound = 'We couldn’t find this report.';
export const beingPrepared = 'We are still preparing your report. Please check back later.';
export const notMade = 'This report has not been made yet.';
export const noAnswersFile = (least: string) =>
  `This report has no PDF with all answers. With ${least} or more answers, the report page shows every answer.`;
export const held = 'This report is on hold. It is sent when it is due, or when an admin releases it.';
export const mailedSince = 'This report may have been emailed since you opened the list. Please load the list again.';
export const onItsWay = 'This report is already on its way.';
export const failed = 'Something went wrong on our side. Please try this report again.';
export const selectOne = 'Select at least one report.';
export const selectMost = (most: number) => `Select at most ${most} reports at a time.`;

/** When the reports of a quiz are sent. */
export const atOnce = 'immediately';
export const afterReview = 'after an admin has approved it';
export const afterHours = (hours: number) => `${counted(hours, 'business hour')} after the attempt ends`;

// What became of an email.
export const parkedFailed = (requeues: number) =>
  `It was queued again ${plural(requeues, 'once', counted(requeues, 'time'))}, but never finished. It was not emailed.`;
export const parkedUnknown = 'Sending was interrupted, so the email may have gone out.';
export const unfinished = 'The report was started, but never finished.';
export const spam = 'The person marked the email as spam.';
export const noReason = 'no reason given';
export const notSent = (reason: string) => `The email service did not send the email (${reason}).`;
export const bounced = (reason: string) => `The email bounced (${reason}).`;
export const mailboxFull = (reason: string) =>
  `The mailbox was full or couldn’t accept the email at the time (${reason}).`;
export const throttled = 'The email service is not accepting emails at the moment.';
export const refused = (code: string) => `The email service refused the email (${code}).`;
export const refusedBecause = {
  unverified: 'An address or domain is not verified.',
  suppressed: 'The email service has blocked this address, usually after a bounce or a spam complaint.',
  content: 'The content was refused.',
  invalid: 'The address is not valid.',
} as const;

export const holidayName = 'The name of the holiday';
export const chooseDay = 'Choose a day from the calendar.';
export const holidaysMost = (most: number) => `There can be at most ${most} holidays.`;
export const holidayTwice = (day: string, one: string, other: string) =>
  `${day} is in the list twice, as “${one}” and “${other}”. Please remove one of them.`;

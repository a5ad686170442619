/** Reports: their lists, and one report (/admin/reports) */

import { counted, plural } from '#functions/domain/text/counted.ts';
import { waitingCount } from '#web/lib/words/app/admin.ts';

export const title = 'Reports';
export const tabs = 'Delivery status';
export const groups = {
  attention: 'Needs attention',
  held: 'Held',
  pending: 'Queued',
  sending: 'Sending',
  sent: 'Sent',
};
export const tab = (group: string, count = 0) => (count > 0 ? `${group} (${waitingCount(count)})` : group);
export const abouts = {
  attention: 'These reports aren’t sent again automatically: sending failed or may have failed, or the email bounced.',
  held: 'Each report is sent when it’s due, or when an admin releases it. Those that need an admin come first. Candidates see that their report is being prepared.',
  pending:
    'You can send a report again if it has waited for two minutes. If a report gets lost, it is queued again automatically, usually within an hour.',
  sending: 'These reports are being made or emailed. You can send one again if it has been here for two minutes.',
  sent: 'The email service has accepted these reports, or has delivered them to the mailbox.',
};
export const empty = 'There are no reports in this list.';
export const caption = (group: string) => `Reports: ${group}`;
export const count = (count: number) => `${counted(count, 'report')}.`;
export const countSoFar = (count: number) => `${counted(count, 'report')} so far. Load more to see the others.`;
export const columns = { created: 'Created', sent: 'Sent', tries: 'Tries', problem: 'Problem', actions: 'Actions' };
export const sentAgain = (times: number) => plural(times, 'Sent again once', `Sent again ${times} times`);
export const aboutPdf = 'About the PDF';
export const checksum = (sha256: string, template: number) =>
  `Version ${template} of the template. Checksum (SHA-256): ${sha256}.`;
export const madeWith = (engine: string) => `Made with ${engine}.`;

export const select = (name: string) => `Select ${name}’s report`;
export const selectAll = { again: 'Select all shown reports that can be sent again', now: 'Select all shown reports' };
export const selected = (count: number) => `${count} selected.`;
export const tooMany = (count: number, max: number) => `${count} selected. Please send at most ${max} at once.`;
export const clear = 'Clear selection';
export const sendSelected = { again: 'Send selected reports again', now: 'Send selected reports now' };
export const actions = { read: 'Read', download: 'Download', again: 'Send again', now: 'Send now', release: 'Release' };

export const againTitle = (name: string) => `Send ${name}’s report again`;
export const read = (name: string) => `Read: ${name}`;
export const againTitleOf = (count: number) => `Send ${counted(count, 'report')} again`;
export const samePdf = (email: string) => `The same PDF is sent to ${email || 'the same address'}.`;
export const samePdfs = 'Each person gets the same PDF again. Your reason is recorded for each report.';
export const mayArriveTwice = (names: string) =>
  `We don’t know whether the last email was sent. The report may arrive twice for ${names}.`;
export const andMore = (names: string, more: number) => `${names} and ${more} more`;

export const nowTitle = (name: string) => `Send ${name}’s report now?`;
export const nowTitleOf = (count: number) => `Send ${count} reports now?`;
export const nowAbout = (email: string) =>
  `The report is made and emailed to ${email || 'the candidate'} within minutes. An email can’t be taken back.`;
export const nowAboutAll =
  'Each report is made and emailed to its candidate within minutes. An email can’t be taken back.';
export const unread = 'The quiz requires an admin to read the report first. Send it only if you have read it.';
export const unreadOf = (unread: number, all: number) =>
  `An admin must read ${unread} of these ${all} reports first. Send the reports only after that.`;

/** What became of reports that were sent. */
export const onItsWay = (name: string) => `${name}’s report is on its way.`;
export const onTheirWay = (done: number, all: number) => `Reports on their way: ${done} of ${all}.`;
export const fates = { released: 'On its way.', queued: 'On its way.', already: 'Already sent.', refused: 'Not sent.' };

export const held = { due: 'Due', heldFor: 'Held for', promisedBy: 'Deadline', overdue: 'Overdue' };
export const afterApproval = 'After an admin has approved it';
export const timeLeft = (time: string) => `${time} left`;

export const holidaysAbout = (hours: number) =>
  `Public holidays aren’t business days: they don’t count towards the promised ${hours} business hours, or the time a report is held. Changes apply to attempts that end from now on.`;
export const noHolidays = 'No holidays yet: every day from Monday to Friday is a business day.';
export const holidays = { title: 'Public holidays', save: 'Save holidays', add: 'Add a holiday' };
export const holiday = { day: 'Day', name: 'Name' };
export const removeHoliday = (holiday: string) => `Remove ${holiday || 'this line'}`;
export const problems = {
  day: 'Please choose a day.',
  twice: 'This day is already listed.',
  name: 'Please enter a name.',
};

/** One report. */
export const pageTitle = (name: string) => `${name}’s report | TrueIn`;
export const back = { all: 'All reports', held: 'All held reports' };
export const one = { noName: 'Unnamed candidate', withAnswers: 'PDF with all answers' };
export const audited = 'The audit log records that you have opened this report.';
export const isHeld = 'This report is held. The candidate can’t see it yet.';
export const releaseIt = 'Release it when you have read it.';
export const sentOn = 'It will be sent on <due>the due date</due>, or when you send it.';
export const madeThen = 'The PDF is made when the report is sent.';
export const isOnItsWay = 'This report is on its way. The candidate can’t see it yet.';
export const isVisible = 'This is the report as the candidate sees it.';
export const noFile = 'There is no PDF yet.';
